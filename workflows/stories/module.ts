import type { WorkModule } from '../kernel/module.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { activities } from './activities.ts'
import { demoStoriesReactor } from './demo.ts'
import { endReactor } from './endReactor.ts'
import { erasingStories } from './erase.ts'
import { endStories } from './eraseWorkflow.ts'
import { open } from './open.ts'
import { overReactor } from './overReactor.ts'
import { reactor } from './reactor.ts'
import { storiesTellings } from './tellings.ts'

export const stories: WorkModule = {
  reactors: (kernel, temporal) => ({
    stories: reactor(temporal),
    familyStories: endReactor(temporal),
    questionsOver: overReactor(kernel),
  }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingStories(kernel) }) },
  tellings: { of: 'going-on', rows: storiesTellings },
  workflows: { tendStory: 'open', endStories: 'run', endFamilyStories: 'run' },
  open,
  erasure: {
    part: 'stories',
    reactors: (temporal) => ({ storiesErasure: onErasure(temporal, endStories, 'stories') }),
  },
  demo: (kernel) => ({ demoStories: demoStoriesReactor(kernel) }),
}
