import type { WorkflowClient } from '@temporalio/client'
import { dispatch, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { changed, welcomeAccount } from './workflow.ts'

/** Whoever asks for a confirmation mail, by opening an account or by asking again, wakes the account's workflow. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) =>
    temporal.signalWithStart(welcomeAccount, {
      taskQueue: 'mail',
      workflowId: stream,
      workflowTaskTimeout: '2 seconds',
      args: [{ stream }],
      signal: changed,
      signalArgs: [Number(revision)],
    })
  return {
    account: (event) => dispatch<AccountsEvent, []>({ AccountOpened: wake, VerificationRequested: wake }, event),
  }
}
