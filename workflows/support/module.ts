import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { erasingConversations } from './erase.ts'
import { conversationsErasureReactor } from './eraseReactor.ts'
import { openingReactor } from './openingReactor.ts'
import { reactor } from './reactor.ts'

export const support: WorkModule = {
  reactors: (kernel, temporal) => ({ support: reactor(temporal), opening: openingReactor(kernel) }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingConversations(kernel) }) },
  workflows: { tendConversation: 'run', endConversations: 'run' },
  erasure: {
    part: 'conversations',
    reactors: (temporal) => ({ conversationsErasure: conversationsErasureReactor(temporal) }),
  },
}
