import type { WorkModule } from '../kernel/module.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { activities } from './activities.ts'
import { erasingConversations } from './erase.ts'
import { endConversations } from './eraseWorkflow.ts'
import { openingReactor } from './openingReactor.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'

export const support: WorkModule = {
  reactors: (kernel, temporal) => ({ support: reactor(temporal), opening: openingReactor(kernel) }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingConversations(kernel) }) },
  workflows: { tendConversation: 'open', endConversations: 'run' },
  open,
  erasure: {
    part: 'conversations',
    reactors: (temporal) => ({ conversationsErasure: onErasure(temporal, endConversations, 'conversations') }),
  },
}
