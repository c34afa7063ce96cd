import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Handlers, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { endReading } from './eraseWorkflow.ts'

/** The end of an account ends its reading of our letters. */
export const readersErasureReactor = (temporal: WorkflowClient): Reactor => {
  const end = ({ id }: Recorded) =>
    temporal.start(endReading, {
      taskQueue: 'mail',
      workflowId: `account-${id}.reading`,
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ accountId: id }],
    })
  const on: Handlers<AccountsEvent> = { AccountErased: end }
  return { account: (event) => dispatch<AccountsEvent, []>(on, event) }
}
