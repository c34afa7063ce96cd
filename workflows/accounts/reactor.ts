import type { WorkflowClient } from '@temporalio/client'
import type { Db } from '../../backend/kernel/db.ts'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { removePasskey } from '../../backend/kernel/identity/passkeys.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { shutOut } from '../../backend/kernel/identity/sessions.ts'
import { applyStaged } from '../../backend/kernel/identity/staged.ts'
import { removeTotp } from '../../backend/kernel/identity/totp.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { changed } from '../kernel/processLoop.ts'
import { endAccount } from './eraseWorkflow.ts'

/** What changes who may do what ends the sessions that began before it; the route that asked has done so already. */
export const sessionsReactor = (db: Db): Reactor => {
  const end = ({ id, revision }: Recorded) => shutOut(db, id, { revision: Number(revision) })
  const on: Handlers<AccountsEvent> = {
    RoleGranted: end,
    RoleRemoved: end,
    AccountSuspended: end,
    AccountLocked: end,
    AccountErased: end,
  }
  return { account: reactingTo<AccountsEvent>(on) }
}

/** Does what an event stands for and its request did not come to: what opens an account agrees with its log. */
export const doorsReactor = (kernel: Kernel): Reactor => {
  const apply = ({ metadata }: Recorded) => applyStaged(kernel.db, metadata)
  const on: Handlers<AccountsEvent> = {
    PasswordChanged: apply,
    PasskeyAdded: apply,
    SecondFactorEnabled: apply,
    RecoveryCodesMade: apply,
    PasskeyRemoved: ({ id, data }) => removePasskey(kernel, id, data.passkeyId),
    SecondFactorDisabled: async ({ id }) => {
      const { state } = await kernel.load(account, id)
      if (!state.hasTotp) await removeTotp(kernel, id)
    },
  }
  return { account: reactingTo<AccountsEvent>(on) }
}

/** Starts what waits for an account's end, or tells the running one to look again. */
export const wakeEnd = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(endAccount, {
    taskQueue: 'mail',
    workflowId: `${stream}.end`,
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
  })

/** A planned end, as that of a demo, waits in a workflow of its own; so does what the end means for the messages and the people. */
export const erasureReactor = (temporal: WorkflowClient): Reactor => {
  const tendEnd = ({ stream, revision }: Recorded) => wakeEnd(temporal, stream, Number(revision))
  const on: Handlers<AccountsEvent> = {
    DeletionRequested: tendEnd,
    DeletionCancelled: tendEnd,
    DemoBegun: tendEnd,
    // By whoever leaves a demo; else by the workflow itself, which then knows it.
    AccountErased: tendEnd,
  }
  return { account: reactingTo<AccountsEvent>(on) }
}
