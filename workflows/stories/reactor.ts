import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import { tellingOnce } from '../kernel/tellOnce.ts'

/** Whoever asked hears of the answer. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  return {
    story: reactingTo<StoriesEvent>({
      StoryTold: (event) => once(event, { telling: 'story-told', mark: String(event.revision) }),
    }),
  }
}
