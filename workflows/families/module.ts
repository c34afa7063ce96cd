import type { WorkModule } from '../kernel/module.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { activities } from './activities.ts'
import { demoFamilyReactor } from './demo.ts'
import { erasingMembers } from './erase.ts'
import { endMemberships } from './eraseWorkflow.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { familiesTellings } from './tellings.ts'

export const families: WorkModule = {
  reactors: (_, temporal) => ({ families: reactor(temporal) }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingMembers(kernel) }) },
  tellings: { of: 'going-on', rows: familiesTellings },
  workflows: { inviteMember: 'open', endMemberships: 'run' },
  open,
  erasure: {
    part: 'families',
    reactors: (temporal) => ({ familiesErasure: onErasure(temporal, endMemberships, 'families') }),
  },
  demo: (kernel) => ({ demoFamily: demoFamilyReactor(kernel) }),
}
