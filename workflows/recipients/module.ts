import type { WorkModule } from '../kernel/module.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { activities } from './activities.ts'
import { demoPeopleReactor } from './demo.ts'
import { erasingPeople } from './erase.ts'
import { endPeople } from './eraseWorkflow.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { recipientsTellings } from './tellings.ts'

export const recipients: WorkModule = {
  reactors: (_, temporal) => ({ recipients: reactor(temporal) }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingPeople(kernel) }) },
  tellings: { of: 'plan', rows: recipientsTellings },
  workflows: { inviteRecipient: 'open', heedAnswer: 'run', endPeople: 'run' },
  open,
  erasure: { part: 'people', reactors: (temporal) => ({ peopleErasure: onErasure(temporal, endPeople, 'people') }) },
  demo: (kernel) => ({ demoPeople: demoPeopleReactor(kernel) }),
}
