import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Handlers, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { endConversations } from './eraseWorkflow.ts'

/** The end of an account ends its conversations with us. */
export const conversationsErasureReactor = (temporal: WorkflowClient): Reactor => {
  const end = ({ id }: Recorded) =>
    temporal.start(endConversations, {
      taskQueue: 'mail',
      workflowId: `account-${id}.conversations`,
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ accountId: id }],
    })
  const on: Handlers<AccountsEvent> = { AccountErased: end }
  return { account: (event) => dispatch<AccountsEvent, []>(on, event) }
}
