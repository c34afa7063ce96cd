import type { WorkModule } from '../kernel/module.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { activities } from './activities.ts'
import { auditing } from './audit.ts'
import { demoRecordingReactor } from './demo.ts'
import { erasingRecordings } from './erase.ts'
import { endRecordings } from './eraseWorkflow.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'

export const media: WorkModule = {
  reactors: (_, temporal) => ({ media: reactor(temporal) }),
  activities: { media: (kernel) => ({ ...activities(kernel), ...auditing(kernel) }), mail: erasingRecordings },
  sweeps: (dayMs) => [{ id: 'media-audit', workflowType: 'auditMedia', taskQueue: 'media', everyMs: dayMs / 24 }],
  workflows: { prepareMedia: 'open', auditMedia: 'schedule', endRecordings: 'run' },
  open,
  erasure: {
    part: 'recordings',
    reactors: (temporal) => ({ recordingsErasure: onErasure(temporal, endRecordings, 'recordings') }),
  },
  demo: (kernel) => ({ demoRecording: demoRecordingReactor(kernel) }),
}
