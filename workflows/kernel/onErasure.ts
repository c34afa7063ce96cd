import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'

type EndOfPart = (ended: { readonly accountId: string }) => Promise<void>

/** At the end of an account starts what ends one part of it; the same event again finds the workflow that runs. */
export const onErasure = (temporal: WorkflowClient, end: EndOfPart, part: string): Reactor => {
  const start = ({ id }: Recorded) =>
    temporal.start(end, {
      taskQueue: 'mail',
      workflowId: `account-${id}.${part}`,
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ accountId: id }],
    })
  const on: Handlers<AccountsEvent> = { AccountErased: start }
  return { account: reactingTo<AccountsEvent>(on) }
}
