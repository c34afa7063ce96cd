import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { SupportEvent } from '../../backend/modules/support/events.ts'
import { waking, wakingBy } from '../kernel/waking.ts'
import { tendConversation } from './workflow.ts'

/** Starts what mails a conversation's letters, unless it runs. */
export const wakeConversation = waking(tendConversation)

/** Whoever writes to us gets a receipt, and each answer by mail. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = wakingBy(temporal, wakeConversation)
  const on = { ConversationStarted: wake, StaffReplied: wake, OpeningTold: wake }
  return { support: reactingTo<SupportEvent>(on) }
}
