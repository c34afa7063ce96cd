import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { reactor } from './reactor.ts'

const HOUR_MS = 3_600_000

export const backups: WorkModule = {
  reactors: (_, temporal) => ({ backups: reactor(temporal) }),
  activities: { timeline: activities },
  // A house of short days makes one an hour: each is a copy of the whole log.
  sweeps: (dayMs) => [{ id: 'backup', workflowType: 'askForBackup', everyMs: Math.max(dayMs, HOUR_MS) }],
  workflows: { backupHouse: 'run', askForBackup: 'schedule' },
  ends: {
    account: { none: 'The keys in a backup go after thirty days by a rule of its bucket, no matter whose they are.' },
  },
}
