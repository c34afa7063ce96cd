import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Handlers } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { nudged, tendDelivery } from './workflow.ts'

/** A released message gives each of its recipients a workflow of their own. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const messages: Handlers<MessagesEvent> = {
    DeliveryReleased: async ({ data: { messageId, occurrence, recipients } }) => {
      for (const { recipientId, deliveryId } of recipients) {
        const stream = `delivery-${deliveryId}`
        await temporal.signalWithStart(tendDelivery, {
          taskQueue: 'mail',
          workflowId: stream,
          workflowTaskTimeout: '2 seconds',
          args: [{ stream, messageId, recipientId, occurrence }],
          signal: nudged,
          memo: { stream },
        })
      }
    },
  }
  return { message: (event) => dispatch<MessagesEvent, []>(messages, event) }
}
