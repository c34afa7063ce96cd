import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/stories/events.ts'
import { refusals } from './refusals.ts'
import { stories as table } from './stories.ts'

export const stories: ReadModule = {
  categories,
  tables: [table, refusals],
  noted: {
    category: 'story',
    kinds: {
      StoryAsked: 'story_asked',
      StoryTold: 'story_told',
      StoryRemoved: 'story_removed',
      StoryRestored: 'story_restored',
    },
    erasedBy: 'StoryErased',
  },
}
