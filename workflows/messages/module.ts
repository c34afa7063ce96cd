import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { courtesyReactor } from './courtesyReactor.ts'
import { demoLettersReactor } from './demo.ts'
import { erasing } from './erase.ts'
import { messagesErasureReactor } from './eraseReactor.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { heeding } from './wait.ts'
import { waitReactor } from './waitReactor.ts'
import { messagesTellings } from './tellings.ts'

export const messages: WorkModule = {
  reactors: (_, temporal) => ({
    messages: reactor(temporal),
    waits: waitReactor(temporal),
    courtesies: courtesyReactor(temporal),
  }),
  activities: {
    timeline: (kernel) => ({ ...activities(kernel), ...erasing(kernel), ...heeding(kernel) }),
  },
  tellings: messagesTellings,
  workflows: { deliverMessage: 'open', heedWait: 'run', endMessages: 'run' },
  open,
  erasure: { part: 'messages', reactors: (temporal) => ({ messagesErasure: messagesErasureReactor(temporal) }) },
  demo: (kernel) => ({ demoLetters: demoLettersReactor(kernel) }),
}
