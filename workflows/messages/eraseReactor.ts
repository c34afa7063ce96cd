import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { endMessages } from './eraseWorkflow.ts'

/** What the planned end of an account, and the end itself, set in motion for its messages. */
export const messagesErasureReactor = (temporal: WorkflowClient): Reactor => {
  const end =
    (isErased: boolean) =>
    ({ id, revision }: Recorded) =>
      temporal.start(endMessages, {
        taskQueue: 'timeline',
        workflowId: `account-${id}.messages-${revision}`,
        workflowIdReusePolicy: 'ALLOW_DUPLICATE',
        workflowIdConflictPolicy: 'USE_EXISTING',
        args: [{ accountId: id, isErased }],
      })
  const on: Handlers<AccountsEvent> = { DeletionRequested: end(false), AccountErased: end(true) }
  return { account: reactingTo<AccountsEvent>(on) }
}
