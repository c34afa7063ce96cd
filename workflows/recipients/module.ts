import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoPeopleReactor } from './demo.ts'
import { erasingPeople } from './erase.ts'
import { onAnswer } from './onAnswer.ts'
import { recipientProcess } from './process.ts'
import { reactor } from './reactor.ts'
import { recipientNotifications } from './notifications.ts'

export const recipients: WorkModule = {
  reactors: (_, temporal) => ({ recipients: reactor(temporal) }),
  process: recipientProcess,
  notifications: { of: 'plan', by: (kernel) => [recipientNotifications(kernel)] },
  applies: onAnswer,
  ends: { account: ofAccount('people', (kernel) => erasingPeople(kernel).erasePeople) },
  demo: (kernel) => ({ demoPeople: demoPeopleReactor(kernel) }),
}
