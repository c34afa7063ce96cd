import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { auditing } from './audit.ts'
import { erasingRecordings } from './erase.ts'
import { recordingsErasureReactor } from './eraseReactor.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'

export const media: WorkModule = {
  reactors: (_, temporal) => ({ media: reactor(temporal) }),
  activities: { media: (kernel) => ({ ...activities(kernel), ...auditing(kernel) }), mail: erasingRecordings },
  workflows: { prepareMedia: 'open', auditMedia: 'schedule', endRecordings: 'run' },
  open,
  erasure: {
    part: 'recordings',
    reactors: (temporal) => ({ recordingsErasure: recordingsErasureReactor(temporal) }),
  },
}
