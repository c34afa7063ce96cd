import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Handlers } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { nudged } from '../kernel/tend.ts'
import type { About } from './activities.ts'
import { tendDelivery } from './workflow.ts'

/** Starts a delivery's workflow, or tells the running one to look again. */
export const wakeDelivery = (temporal: WorkflowClient, about: About) =>
  temporal.signalWithStart(tendDelivery, {
    taskQueue: 'mail',
    workflowId: about.stream,
    workflowTaskTimeout: '2 seconds',
    args: [about],
    signal: nudged,
    memo: { stream: about.stream },
    staticSummary: `delivery …${about.stream.slice(-4)}`,
  })

/** A released message gives each of its recipients a workflow of their own. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const messages: Handlers<MessagesEvent> = {
    DeliveryReleased: async ({ data: { messageId, occurrence, recipients } }) => {
      for (const { recipientId, deliveryId } of recipients)
        await wakeDelivery(temporal, { stream: `delivery-${deliveryId}`, messageId, recipientId, occurrence })
    },
  }
  return { message: (event) => dispatch<MessagesEvent, []>(messages, event) }
}
