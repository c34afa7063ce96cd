import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoPeopleReactor } from './demo.ts'
import { erasingPeople } from './erase.ts'
import { heeds } from './heed.ts'
import { recipientProcess } from './process.ts'
import { reactor } from './reactor.ts'
import { recipientTells } from './tells.ts'

export const recipients: WorkModule = {
  reactors: (_, temporal) => ({ recipients: reactor(temporal) }),
  process: recipientProcess,
  tells: { of: 'plan', by: (kernel) => [recipientTells(kernel)] },
  applies: heeds,
  ends: { account: ofAccount('people', (kernel) => erasingPeople(kernel).erasePeople) },
  demo: (kernel) => ({ demoPeople: demoPeopleReactor(kernel) }),
}
