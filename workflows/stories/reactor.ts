import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import { changed } from '../kernel/tend.ts'
import { tellingOnce } from '../kernel/tellOnce.ts'
import { tendStory } from './workflow.ts'

/** Starts what is to be done for a story by itself, unless it runs. */
export const wakeStory = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(tendStory, {
    taskQueue: 'mail',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
  })

/** What people do to a story wakes its workflow; whoever asked hears of the answer. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) => wakeStory(temporal, stream, Number(revision))
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
