import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoStoriesReactor } from './demo.ts'
import { erasingStories } from './erase.ts'
import { overReactor } from './overReactor.ts'
import { storyProcess } from './process.ts'
import { storyNotifications } from './notifications.ts'

export const stories: WorkModule = {
  reactors: (kernel) => ({ questionsOver: overReactor(kernel) }),
  process: storyProcess,
  notifications: { of: 'going-on', by: (kernel) => [storyNotifications(kernel)] },
  ends: {
    account: ofAccount('stories', (kernel) => erasingStories(kernel).eraseAccountStories),
    family: { part: 'stories', by: (kernel) => ({ end: erasingStories(kernel).eraseFamilyStories }) },
  },
  demo: (kernel) => ({ demoStories: demoStoriesReactor(kernel) }),
}
