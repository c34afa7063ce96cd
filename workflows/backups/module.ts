import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { reactor } from './reactor.ts'

const HOUR_MS = 3_600_000
/** @number how often a backup is made. A house of short days makes one an hour: each is a copy of the whole log. */
const EVERY_DAYS = 1

export const backups: WorkModule = {
  reactors: (_, temporal) => ({ backups: reactor(temporal) }),
  activities: { timeline: activities },
  sweeps: (dayMs) => [{ id: 'backup', workflowType: 'askForBackup', everyMs: Math.max(EVERY_DAYS * dayMs, HOUR_MS) }],
  workflows: { backupHouse: 'run', askForBackup: 'schedule' },
  ends: {
    account: { none: 'The keys in a backup go by a rule of its bucket, no matter whose they are.' },
  },
}
