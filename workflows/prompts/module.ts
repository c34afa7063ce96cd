import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'

export const prompts: WorkModule = {
  reactors: (_, temporal) => ({ prompts: reactor(temporal) }),
  activities: { mail: activities },
  workflows: { askWeekly: 'open' },
  open,
  erasure: {
    none: 'It holds no word of a person: the row goes with the account, and its workflow ends at the next date, unsent.',
  },
}
