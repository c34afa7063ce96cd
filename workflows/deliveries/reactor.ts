import type { WorkflowClient } from '@temporalio/client'
import { NativeConnection } from '@temporalio/worker'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'
import { applying } from '../kernel/applying.ts'
import { LOCAL_FIRST, TASK, type ActivityMode } from '../kernel/localActivities.ts'
import { nudged } from '../kernel/processLoop.ts'
import type { About } from './activities.ts'
import type { Follows } from './follow.ts'
import { tendDelivery } from './workflow.ts'

const howTended = (about: About) => ({
  taskQueue: 'mail',
  workflowId: about.stream,
  workflowTaskTimeout: TASK,
  args: [{ ...about, ...LOCAL_FIRST }] as [About & ActivityMode],
  memo: { stream: about.stream },
  staticSummary: `delivery …${about.stream.slice(-4)}`,
})

/** Starts a delivery's workflow, or tells the running one to look again. */
export const wakeDelivery = (temporal: WorkflowClient, about: About) =>
  temporal.signalWithStart(tendDelivery, { ...howTended(about), signal: nudged })

/** Whether the client speaks over the workers' own connection: then a run's first task may come back with its start. */
const isOfWorkers = ({ connection }: Pick<WorkflowClient, 'connection'>): boolean =>
  connection instanceof NativeConnection

/** Starts a delivery's workflow, if there is none. */
const beginDelivery = (temporal: WorkflowClient, about: About) =>
  temporal.start(tendDelivery, {
    ...howTended(about),
    workflowIdConflictPolicy: 'USE_EXISTING',
    requestEagerStart: isOfWorkers(temporal),
  })

/**
 * A released message gives each of its recipients a workflow of their own, and what recipients do wakes it. One that
 * follows another stream is named by that stream's event, so that a repeat of the event is the same workflow.
 */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const apply = applying<Follows>(temporal, 'mail')
  const messages: Handlers<MessagesEvent> = {
    DeliveryReleased: async ({ data: { messageId, occurrence, recipients } }) => {
      for (const { recipientId, deliveryId } of recipients)
        await beginDelivery(temporal, { stream: `delivery-${deliveryId}`, messageId, recipientId, occurrence })
    },
    DeliveryRecalled: async ({ stream, data: { messageId, occurrence, reason, perRecipient } }) => {
      // In the hold, and asked about again: no delivery was made, and the next claim makes its own.
      if (reason !== 'author' && reason !== 'life') return
      const closed = perRecipient.map(({ recipientId, deliveryId }) => ({ recipientId, deliveryId }))
      await apply(`${stream}.recall.${occurrence}`, 'followRecall', { messageId, deliveries: closed })
    },
  }
  const wake = ({ stream, data }: Recorded<{ type: string; data: { messageId: string; recipientId: string } }>) => {
    const { messageId, recipientId } = data
    return wakeDelivery(temporal, { stream, messageId, recipientId, occurrence: 0 })
  }
  const deliveries: Handlers<DeliveriesEvent> = {
    LinkBounced: wake,
    LinkReissued: wake,
    LinkResent: wake,
    LinkReaddressed: wake,
    DeliveryOpened: wake,
    OtpRequested: wake,
    ThanksSent: wake,
    ReplySent: wake,
    HelpRequested: wake,
    ConfirmationRequested: wake,
    ConfirmationGiven: wake,
    ConfirmationRefused: wake,
    AddressProposed: wake,
    AddressProposalSupported: wake,
    AddressProposalRefused: wake,
    AddressProposalAccepted: wake,
    DeliveryDeclined: wake,
    DeliveryDeclineUndone: wake,
    WrongPersonUndone: wake,
    DeliveryRevoked: wake,
  }
  const follow = ({ stream, id, revision, position, type }: Recorded) =>
    apply(`${stream}.entry.${revision}`, 'followEntry', {
      recipientId: id,
      position,
      ...(type === 'WrongPersonReportUndone' && { isUndone: true }),
    })
  const people: Handlers<RecipientsEvent> = {
    RecipientChanged: follow,
    OwnAddressGiven: follow,
    RecipientDeclined: follow,
    WrongPersonReported: follow,
    WrongPersonReportUndone: follow,
  }
  return {
    message: reactingTo<MessagesEvent>(messages),
    delivery: reactingTo<DeliveriesEvent>(deliveries),
    recipient: reactingTo<RecipientsEvent>(people),
  }
}
