import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { SupportEvent } from '../../backend/modules/support/events.ts'
import { changed } from '../kernel/tend.ts'
import { tendConversation } from './workflow.ts'

/** Whoever writes to us gets a receipt, and each answer by mail. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) =>
    temporal.signalWithStart(tendConversation, {
      taskQueue: 'mail',
      workflowId: stream,
      workflowTaskTimeout: '2 seconds',
      args: [{ stream }],
      signal: changed,
      signalArgs: [Number(revision)],
    })
  const on = { ConversationStarted: wake, StaffReplied: wake, OpeningTold: wake }
  return { support: reactingTo<SupportEvent>(on) }
}
