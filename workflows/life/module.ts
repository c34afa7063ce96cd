import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { signReactor } from './signReactor.ts'
import { lifeTellings } from './tellings.ts'

export const life: WorkModule = {
  reactors: (kernel, temporal) => ({ life: reactor(temporal), signs: signReactor(kernel) }),
  activities: { mail: activities },
  tellings: lifeTellings,
  workflows: {
    inviteContact: 'run',
    tellNewcomer: 'run',
    askForProof: 'open',
  },
  open,
  erasure: { none: 'Contacts are sealed with the account’s key, and their rows go with the account.' },
}
