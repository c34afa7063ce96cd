import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoFamilyReactor } from './demo.ts'
import { erasingMembers } from './erase.ts'
import { familyProcess } from './process.ts'
import { reactor } from './reactor.ts'
import { familiesTellings } from './tellings.ts'

export const families: WorkModule = {
  reactors: (_, temporal) => ({ families: reactor(temporal) }),
  process: familyProcess,
  tellings: { of: 'going-on', rows: familiesTellings },
  ends: { account: ofAccount('families', (kernel) => erasingMembers(kernel).eraseMemberships) },
  demo: (kernel) => ({ demoFamily: demoFamilyReactor(kernel) }),
}
