import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoPeopleReactor } from './demo.ts'
import { erasingPeople } from './erase.ts'
import { heeds } from './heed.ts'
import { recipientProcess } from './process.ts'
import { reactor } from './reactor.ts'
import { recipientsTellings } from './tellings.ts'

export const recipients: WorkModule = {
  reactors: (_, temporal) => ({ recipients: reactor(temporal) }),
  process: recipientProcess,
  tellings: { of: 'plan', rows: recipientsTellings },
  applies: heeds,
  ends: { account: ofAccount('people', (kernel) => erasingPeople(kernel).erasePeople) },
  demo: (kernel) => ({ demoPeople: demoPeopleReactor(kernel) }),
}
