import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { erasingAccounts } from './erase.ts'
import { open } from './open.ts'
import { doorsReactor, erasureReactor, reactor, sessionsReactor } from './reactor.ts'

export const accounts: WorkModule = {
  reactors: (kernel, temporal) => ({
    accounts: reactor(temporal),
    doors: doorsReactor(kernel),
    sessions: sessionsReactor(kernel.db),
  }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingAccounts(kernel) }) },
  workflows: { welcomeAccount: 'open', endAccount: 'open' },
  open,
  erasure: { part: 'end', reactors: (temporal) => ({ erasure: erasureReactor(temporal) }) },
}
