import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { begunTellings } from './begunTellings.ts'
import { courtesyReactor } from './courtesyReactor.ts'
import { demoLettersReactor } from './demo.ts'
import { erasing } from './erase.ts'
import { messagesErasureReactor } from './eraseReactor.ts'
import { occasionReactor } from './occasionReactor.ts'
import { occasionTellings } from './occasionTellings.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { heedingLife } from './life.ts'
import { heeding } from './wait.ts'
import { waitReactor } from './waitReactor.ts'
import { messagesTellings } from './tellings.ts'

export const messages: WorkModule = {
  reactors: (kernel, temporal) => ({
    messages: reactor(kernel, temporal),
    waits: waitReactor(temporal),
    courtesies: courtesyReactor(temporal),
    occasions: occasionReactor(temporal),
  }),
  activities: {
    timeline: (kernel) => ({ ...activities(kernel), ...erasing(kernel), ...heeding(kernel), ...heedingLife(kernel) }),
  },
  tellings: {
    of: 'plan',
    rows: (kernel) => [...messagesTellings(kernel), ...occasionTellings(kernel), ...begunTellings(kernel)],
  },
  workflows: { deliverMessage: 'open', heedWait: 'run', heedLife: 'run', endMessages: 'run' },
  open,
  erasure: { part: 'messages', reactors: (temporal) => ({ messagesErasure: messagesErasureReactor(temporal) }) },
  demo: (kernel) => ({ demoLetters: demoLettersReactor(kernel) }),
}
