import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { begunTellings } from './begunTellings.ts'
import { courtesyReactor } from './courtesyReactor.ts'
import { demoLettersReactor } from './demo.ts'
import { erasing, MESSAGES } from './erase.ts'
import { occasionReactor } from './occasionReactor.ts'
import { occasionTellings } from './occasionTellings.ts'
import { lifeApplies, lifeReactor } from './onLife.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { messagesTellings } from './tellings.ts'

export const messages: WorkModule = {
  reactors: (kernel, temporal) => ({
    messages: reactor(kernel, temporal),
    waits: lifeReactor(temporal),
    courtesies: courtesyReactor(temporal),
    occasions: occasionReactor(temporal),
  }),
  activities: {
    timeline: activities,
  },
  tellings: {
    of: 'plan',
    rows: (kernel) => [...messagesTellings(kernel), ...occasionTellings(kernel), ...begunTellings(kernel)],
  },
  workflows: { deliverMessage: 'open' },
  applies: lifeApplies,
  open,
  ends: {
    account: ofAccount(MESSAGES, (kernel) => erasing(kernel).eraseMessages),
    planned: ofAccount(MESSAGES, (kernel) => erasing(kernel).cancelMessages),
  },
  demo: (kernel) => ({ demoLetters: demoLettersReactor(kernel) }),
}
