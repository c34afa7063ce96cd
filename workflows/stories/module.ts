import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoStoriesReactor } from './demo.ts'
import { erasingStories } from './erase.ts'
import { overReactor } from './overReactor.ts'
import { storyProcess } from './process.ts'
import { reactor } from './reactor.ts'
import { storiesTellings } from './tellings.ts'

export const stories: WorkModule = {
  reactors: (kernel, temporal) => ({
    stories: reactor(temporal),
    questionsOver: overReactor(kernel),
  }),
  process: storyProcess,
  tellings: { of: 'going-on', rows: storiesTellings },
  ends: {
    account: ofAccount('stories', (kernel) => erasingStories(kernel).eraseAccountStories),
    family: { part: 'stories', by: (kernel) => ({ end: erasingStories(kernel).eraseFamilyStories }) },
  },
  demo: (kernel) => ({ demoStories: demoStoriesReactor(kernel) }),
}
