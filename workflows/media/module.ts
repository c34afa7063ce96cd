import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { auditing } from './audit.ts'
import { demoFilesReactor } from './demo/give.ts'
import { endingRecordings, RECORDINGS } from './erase.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'

/** @number how often in a day some recordings are read again */
const AUDITS_A_DAY = 24

export const media: WorkModule = {
  reactors: (kernel, temporal) => ({ media: reactor(kernel, temporal) }),
  activities: { media: (kernel, damaged) => ({ ...activities(kernel), ...auditing(kernel, damaged) }) },
  sweeps: (dayMs) => [
    { id: 'media-audit', workflowType: 'auditMedia', taskQueue: 'media', everyMs: dayMs / AUDITS_A_DAY },
    { id: 'vault-audit', workflowType: 'auditVault', taskQueue: 'media', everyMs: dayMs / AUDITS_A_DAY },
  ],
  workflows: { prepareMedia: 'open', auditMedia: 'schedule', auditVault: 'schedule' },
  open,
  ends: { account: { part: RECORDINGS, by: endingRecordings } },
  demo: (kernel) => ({ demoFiles: demoFilesReactor(kernel) }),
}
