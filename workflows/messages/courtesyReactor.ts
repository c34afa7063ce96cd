import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'
import { dispatch, type Handlers, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import type { Courtesy } from './courtesies.ts'
import { tellAuthor } from './workflow.ts'

/** News older than this is none: after a long outage, or at the first start on an old log, nobody is told of the past. */
const NEWS_MS = 2 * 86_400_000
/** A message that waits for its author is told of at once, after a week and after thirty days. */
const HELD_DAYS = [0, 7, 23] as const

/** Tells authors what happened to their messages, once each; these mails are no proof of anything. */
export const courtesyReactor = (temporal: WorkflowClient): Reactor => {
  const tell = async ({ metadata }: Recorded, courtesy: Courtesy, gapsMs: readonly number[] = [0]): Promise<void> => {
    if (Date.now() - Date.parse(metadata.at) > NEWS_MS) return
    try {
      await temporal.start(tellAuthor, {
        taskQueue: 'mail',
        workflowId: `tell-${courtesy.telling}-${courtesy.stream}-${courtesy.mark}`,
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowTaskTimeout: '2 seconds',
        args: [{ courtesy, gapsMs: [...gapsMs] }],
      })
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
    }
  }
  const onResult = (event: Recorded<MessagesEvent> & { data: { occurrence: number } }) =>
    tell(event, { stream: event.stream, telling: 'result', mark: String(event.data.occurrence) })
  const messages: Handlers<MessagesEvent> = {
    // On a short plan the notice is the confirmation.
    MessageScheduled: async (event) => {
      const { plan, round, occurrence } = event.data
      if (plan === 'short' || occurrence > 1) return
      await tell(event, { stream: event.stream, telling: 'sealed', mark: String(round) })
    },
    // Told once a round: while an address stays silent, the date moves day by day.
    DueSlid: (event) => tell(event, { stream: event.stream, telling: 'slid', mark: String(event.data.round) }),
    MessagePaused: async (event) => {
      const { by, until } = event.data
      if (by === 'admin') await tell(event, { stream: event.stream, telling: 'paused', mark: until })
    },
    MessageHeld: (event) => {
      const gapsMs = HELD_DAYS.map((days) => days * event.metadata.dayMs)
      return tell(event, { stream: event.stream, telling: 'held', mark: event.data.heldAt ?? '' }, gapsMs)
    },
    MessageDelivered: onResult,
    MessageUndeliverable: onResult,
    OccurrenceDelivered: onResult,
  }
  const deliveries: Handlers<DeliveriesEvent> = {
    UnlockSucceeded: (event) => {
      const { messageId, recipientId } = event.data
      return tell(event, { stream: `message-${messageId}`, telling: 'opened', mark: recipientId })
    },
  }
  return {
    message: (event) => dispatch<MessagesEvent, []>(messages, event),
    delivery: (event) => dispatch<DeliveriesEvent, []>(deliveries, event),
  }
}
