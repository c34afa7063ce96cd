import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'
import { changed } from '../kernel/tend.ts'
import { inviteRecipient } from './workflow.ts'

/** An invitation that is asked for wakes the recipient's workflow. */
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
  return { recipient: (event) => dispatch<RecipientsEvent, []>({ RecipientInvited: wake }, event) }
}
