import { WorkflowNotFoundError, type WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { changed, nudged } from '../kernel/tend.ts'
import { deliverMessage } from './workflow.ts'

/** Starts a message's workflow, or tells the running one to look again. */
export const wake = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(deliverMessage, {
    taskQueue: 'timeline',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
    memo: { stream },
    staticSummary: `message …${stream.slice(-4)}`,
  })

/** What people or the outside change wakes the message's workflow; its own events do not. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const onChange = ({ stream, revision }: Recorded<MessagesEvent>) => wake(temporal, stream, Number(revision))
  const onLink = async ({ data }: { data: { messageId: string } }) => {
    try {
      await temporal.getHandle(`message-${data.messageId}`).signal(nudged)
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    }
  }
  /** Also of a message that has ended: one that had reached nobody looks again. */
  const onArrival = ({ data }: { data: { messageId: string } }) =>
    wake(temporal, `message-${data.messageId}`, Number.MAX_SAFE_INTEGER)
  const messages: Handlers<MessagesEvent> = {
    MessageScheduled: onChange,
    MessageHeld: onChange,
    HoldReleased: onChange,
    MessagePaused: onChange,
    MessageCancelled: onChange,
    MessageRestored: onChange,
    NoticeBounced: onChange,
    DeliveryRecalled: onChange,
  }
  const deliveries: Handlers<DeliveriesEvent> = {
    LinkAccepted: onArrival,
    DeliveryOpened: onArrival,
    LinkRejected: onLink,
    DeliveryDeclined: onLink,
    DeliveryRevoked: onLink,
  }
  return {
    message: reactingTo<MessagesEvent>(messages),
    delivery: reactingTo<DeliveriesEvent>(deliveries),
  }
}
