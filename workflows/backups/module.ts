import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { reactor } from './reactor.ts'

export const backups: WorkModule = {
  reactors: (_, temporal) => ({ backups: reactor(temporal) }),
  activities: { timeline: activities },
  workflows: { backupHouse: 'run', askForBackup: 'schedule' },
  erasure: { none: 'The keys in a backup go after thirty days by a rule of its bucket, whoever they belong to.' },
}
