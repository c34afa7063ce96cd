import type { WorkflowClient } from '@temporalio/client'
import type { Handlers } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { Open } from './module.ts'

type EndOfPart = (ended: { readonly accountId: string }) => Promise<void>

/** What ends one part of an account that has ended: started again it finds the workflow that runs. */
export const endOfPart = (temporal: WorkflowClient, end: EndOfPart, part: string, accountId: string): Open => {
  const workflowId = `account-${accountId}.${part}`
  const start = async () => {
    await temporal.start(end, {
      taskQueue: 'mail',
      workflowId,
      workflowIdReusePolicy: 'ALLOW_DUPLICATE',
      workflowIdConflictPolicy: 'USE_EXISTING',
      args: [{ accountId }],
    })
    return true
  }
  return { workflowId, start }
}

/** At the end of an account starts what ends one part of it. */
export const onErasure = (temporal: WorkflowClient, end: EndOfPart, part: string): Reactor => {
  const on: Handlers<AccountsEvent> = { AccountErased: ({ id }) => endOfPart(temporal, end, part, id).start() }
  return { account: reactingTo<AccountsEvent>(on) }
}
