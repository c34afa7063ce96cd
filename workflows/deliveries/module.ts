import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { follows } from './follow.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { deliveryTells } from './tells.ts'

export const deliveries: WorkModule = {
  reactors: (_, temporal) => ({ deliveries: reactor(temporal) }),
  activities: { mail: activities },
  tells: { of: 'plan', by: (kernel) => [deliveryTells(kernel)] },
  workflows: {
    tendDelivery: 'open',
  },
  applies: follows,
  open,
  ends: { account: { none: 'A delivery ends with its message; what someone has opened was given to them.' } },
}
