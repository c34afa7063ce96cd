import { WorkflowNotFoundError, type WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { LOCAL_FIRST, TASK } from '../kernel/localActivities.ts'
import { changed, nudged } from '../kernel/processLoop.ts'
import { inFlightGate } from './inFlight.ts'
import { deliverMessage } from './workflow.ts'

/** Starts a message's workflow, or tells the running one to look again. */
export const wake = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(deliverMessage, {
    taskQueue: 'timeline',
    workflowId: stream,
    workflowTaskTimeout: TASK,
    args: [{ stream, ...LOCAL_FIRST }],
    signal: changed,
    signalArgs: [revision],
    memo: { stream },
    staticSummary: `message …${stream.slice(-4)}`,
  })

/** What people or the outside change wakes the message's workflow; its own events do not. */
export const reactor = (
  { checkpointSignals }: Pick<Kernel, 'checkpointSignals'>,
  temporal: WorkflowClient,
): Reactor => {
  const leaving = inFlightGate()
  /** Whether its links have arrived is asked of their read table; woken before, it would find nothing and look again. */
  const inTables = ({ position }: Pick<Recorded, 'position'>) => checkpointSignals.passed('deliveries', position)

  const nudge = async (stream: string): Promise<void> => {
    try {
      await temporal.getHandle(stream).signal(nudged)
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    }
  }
  const onChange = ({ stream, revision }: Recorded<MessagesEvent>) => wake(temporal, stream, Number(revision))
  /** What rests has no run; one that had a date has one that ends. */
  const onRest = ({ stream }: Recorded<MessagesEvent>) => nudge(stream)
  type OfMessage = Pick<Recorded, 'id' | 'position'> & { readonly data: { readonly messageId: string } }
  const onLink = async (event: OfMessage) => {
    await inTables(event)
    await nudge(`message-${event.data.messageId}`)
  }
  /** Also of a message that has ended: one that had reached nobody looks again. */
  const onArrival = async (event: OfMessage) => {
    await inTables(event)
    await wake(temporal, `message-${event.data.messageId}`, Number.MAX_SAFE_INTEGER)
  }
  /** For `act`, the link is no longer on its way. */
  const left =
    (act: (event: OfMessage) => Promise<void>) =>
    (event: OfMessage): Promise<void> => {
      leaving.end(event.id)
      return leaving.after(() => act(event))
    }
  const messages: Handlers<MessagesEvent> = {
    MessageScheduled: onChange,
    MessageArmed: onRest,
    MessageHeld: onChange,
    HoldReleased: onChange,
    MessagePaused: onChange,
    MessageCancelled: onChange,
    MessageRestored: onChange,
    NoticeBounced: onChange,
    DeliveryRecalled: onChange,
    DeliveryReleased: async ({ data }) => {
      // Those wait for others to the same person.
      if (data.ofLife) return
      for (const { deliveryId } of data.recipients) leaving.begin(deliveryId)
    },
  }
  const deliveries: Handlers<DeliveriesEvent> = {
    LinkAccepted: left(onArrival),
    DeliveryOpened: onArrival,
    WrongPersonUndone: onArrival,
    LinkRejected: left(onLink),
    LinkDeferred: async ({ id }) => leaving.end(id),
    DeliveryDeclined: left(onLink),
    DeliveryRevoked: left(onLink),
  }
  return {
    message: reactingTo<MessagesEvent>(messages),
    delivery: reactingTo<DeliveriesEvent>(deliveries),
  }
}
