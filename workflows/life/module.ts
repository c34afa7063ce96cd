import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { demoPlanReactor } from './demo.ts'
import { open, unheeded } from './open.ts'
import { reactor } from './reactor.ts'
import { signReactor } from './signReactor.ts'
import { watching } from './watch.ts'
import { watchReactor } from './watchReactor.ts'
import { lifeTellings } from './tellings.ts'

export const life: WorkModule = {
  reactors: (kernel, temporal) => ({
    life: reactor(temporal),
    signs: signReactor(kernel),
    lives: watchReactor(temporal),
  }),
  activities: { mail: activities, timeline: watching },
  tellings: { of: 'plan', rows: lifeTellings },
  workflows: {
    inviteContact: 'open',
    tellNewcomer: 'run',
    askForProof: 'open',
    watchLife: 'open',
  },
  open,
  unheeded,
  demo: (kernel) => ({ demoPlan: demoPlanReactor(kernel) }),
  erasure: { none: 'Contacts are sealed with the account’s key, and their rows go with the account.' },
}
