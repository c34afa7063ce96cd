import type { WorkflowClient } from '@temporalio/client'
import type { Handlers } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import { tellingOnce } from '../kernel/tellOnce.ts'
import { waking, wakingBy } from '../kernel/waking.ts'
import { tendStory } from './workflow.ts'

/** Starts what is to be done for a story by itself, unless it runs. */
export const wakeStory = waking(tendStory)

/** What people do to a story wakes its workflow; whoever asked hears of the answer. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = wakingBy(temporal, wakeStory)
  const once = tellingOnce(temporal)
  const stories: Handlers<StoriesEvent> = {
    StoryAsked: wake,
    StoryDeclineUndone: wake,
    StoryWithdrawn: wake,
    StoryDeclined: wake,
    StoryMisdirected: wake,
    StoryTold: async (event) => {
      await wake(event)
      await once(event, { telling: 'story-told', mark: String(event.revision) })
    },
    StoryRemoved: wake,
    StoryRestored: wake,
    StoryErased: wake,
  }
  return { story: reactingTo<StoriesEvent>(stories) }
}
