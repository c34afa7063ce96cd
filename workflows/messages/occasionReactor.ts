import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { tellingOnce } from '../kernel/tellOnce.ts'

/** Those who are named for an occasion are told so; its author, and the others, of each turn: that somebody has announced it, or another day, and that this counts no more. */
export const occasionReactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  return {
    message: reactingTo<MessagesEvent>({
      MessageArmed: async (event) => {
        for (const mark of event.data.announcerIds)
          await once(event, { telling: 'occasion-named', mark, isLasting: true })
      },
      MessageScheduled: async (event) => {
        if (event.data.triggered?.cause !== 'milestone') return
        await once(event, { telling: 'occasion-announced', mark: String(event.data.round), isLasting: true })
      },
      MilestoneWithdrawn: (event) =>
        once(event, { telling: 'occasion-withdrawn', mark: String(event.data.round), isLasting: true }),
    }),
  }
}
