import type { WorkModule } from '../kernel/module.ts'
import { demoPlanReactor } from './demo.ts'
import { missing } from './newcomer.ts'
import { open, unheeded } from './open.ts'
import { lifeProcess } from './process.ts'
import { reactor } from './reactor.ts'
import { signReactor } from './signReactor.ts'
import { watching } from './watch.ts'
import { watchReactor } from './watchReactor.ts'
import { lifeNotifications } from './notifications.ts'

export const life: WorkModule = {
  reactors: (kernel, temporal) => ({
    life: reactor(temporal),
    signs: signReactor(kernel),
    lives: watchReactor(temporal),
  }),
  activities: { mail: missing, timeline: watching },
  process: lifeProcess,
  notifications: { of: 'plan', by: lifeNotifications },
  workflows: {
    tellNewcomer: 'run',
    watchLife: 'open',
  },
  open,
  unheeded,
  demo: (kernel) => ({ demoPlan: demoPlanReactor(kernel) }),
  ends: {
    account: { none: 'Trusted contacts are sealed with the account’s key, and their rows go with the account.' },
  },
}
