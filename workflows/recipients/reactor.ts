import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Handlers, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'
import { changed } from '../kernel/tend.ts'
import type { Said } from './heed.ts'
import { heedAnswer } from './heedWorkflow.ts'
import { inviteRecipient } from './workflow.ts'

/** An invitation that is asked for wakes the recipient's workflow; what is said on a delivery's page is heeded. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) =>
    temporal.signalWithStart(inviteRecipient, {
      taskQueue: 'mail',
      workflowId: stream,
      workflowTaskTimeout: '2 seconds',
      args: [{ stream }],
      signal: changed,
      signalArgs: [Number(revision)],
    })
  const heed = (said: Said['said'], { eventId, data }: Recorded<{ type: string; data: { recipientId: string } }>) =>
    temporal.start(heedAnswer, {
      taskQueue: 'mail',
      workflowId: `recipient-${data.recipientId}.${eventId}`,
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ recipientId: data.recipientId, said, eventId }],
    })
  const deliveries: Handlers<DeliveriesEvent> = {
    DeliveryOpened: (event) => heed('yes', event),
    DeliveryDeclined: async (event) => event.data.scope === 'author' && heed('no', event),
    DeliveryDeclineUndone: (event) => heed('after all', event),
  }
  return {
    recipient: (event) => dispatch<RecipientsEvent, []>({ RecipientInvited: wake }, event),
    delivery: (event) => dispatch<DeliveriesEvent, []>(deliveries, event),
  }
}
