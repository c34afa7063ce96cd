import type { WorkModule } from '../kernel/module.ts'
import { erasingAccounts } from './erase.ts'
import { open } from './open.ts'
import { accountProcess } from './process.ts'
import { doorsReactor, erasureReactor, sessionsReactor } from './reactor.ts'

export const accounts: WorkModule = {
  reactors: (kernel, temporal) => ({
    doors: doorsReactor(kernel),
    erasure: erasureReactor(temporal),
    sessions: sessionsReactor(kernel.db),
  }),
  activities: { mail: erasingAccounts },
  process: accountProcess,
  workflows: { endAccount: 'open' },
  open,
  ends: { account: { none: 'Its end is a workflow of its own, which begins when it is planned.' } },
}
