import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { follows } from './follow.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { deliveriesTellings } from './tellings.ts'

export const deliveries: WorkModule = {
  reactors: (_, temporal) => ({ deliveries: reactor(temporal) }),
  activities: { mail: activities },
  tellings: { of: 'plan', rows: deliveriesTellings },
  workflows: {
    tendDelivery: 'open',
  },
  applies: follows,
  open,
  ends: { account: { none: 'A delivery ends with its message; what someone has opened was given to them.' } },
}
