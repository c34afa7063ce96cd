import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { follows } from './follow.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { deliveryNotifications } from './notifications.ts'

export const deliveries: WorkModule = {
  reactors: (_, temporal) => ({ deliveries: reactor(temporal) }),
  activities: { mail: activities },
  notifications: { of: 'plan', by: (kernel) => [deliveryNotifications(kernel)] },
  workflows: {
    tendDelivery: 'open',
  },
  applies: follows,
  open,
  ends: { account: { none: 'A delivery ends with its message; what someone has opened was given to them.' } },
}
