import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { begunNotifications } from './begunNotifications.ts'
import { demoLettersReactor } from './demo.ts'
import { erasing, MESSAGES } from './erase.ts'
import { damaged } from './inspect.ts'
import { occasionNotifications } from './occasionNotifications.ts'
import { lifeApplies, lifeReactor } from './onLife.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'
import { messageNotifications } from './notifications.ts'

export const messages: WorkModule = {
  reactors: (kernel, temporal) => ({
    messages: reactor(kernel, temporal),
    waits: lifeReactor(temporal),
  }),
  activities: {
    timeline: activities,
  },
  notifications: {
    of: 'plan',
    by: (kernel) => [...messageNotifications(kernel), occasionNotifications(kernel), begunNotifications(kernel)],
  },
  workflows: { deliverMessage: 'open' },
  applies: lifeApplies,
  damaged,
  open,
  ends: {
    account: ofAccount(MESSAGES, (kernel) => erasing(kernel).eraseMessages),
    planned: ofAccount(MESSAGES, (kernel) => erasing(kernel).cancelMessages),
  },
  demo: (kernel) => ({ demoLetters: demoLettersReactor(kernel) }),
}
