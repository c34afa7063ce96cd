import { WorkflowNotFoundError, type WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { changed, nudged } from '../kernel/processLoop.ts'
import { watchLife } from './watchWorkflow.ts'

/** Starts a life's workflow, or tells the running one to look again. */
export const wakeLife = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(watchLife, {
    taskQueue: 'timeline',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
    memo: { stream },
    staticSummary: `life …${stream.slice(-4)}`,
  })

/** What people and the outside change wakes the life's workflow; its own events do not. */
export const watchReactor = (temporal: WorkflowClient): Reactor => {
  const wake = ({ stream, revision }: Recorded) => wakeLife(temporal, stream, Number(revision))
  /** Only a life that is watched looks again: one without a plan has nothing to look at. */
  const nudge = async (stream: string): Promise<void> => {
    try {
      await temporal.getHandle(stream).signal(nudged)
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error
    }
  }
  const onContact = ({ stream }: Recorded) => nudge(stream)
  const people: Handlers<LifeEvent> = {
    LifePlanSet: wake,
    LifePaused: wake,
    LifeResumed: wake,
    SignOfLifeSeen: wake,
    LifeRestored: wake,
    CheckInBounced: wake,
    ReportCodeAsked: wake,
    ChallengeOpened: wake,
    ReportWithdrawn: wake,
    ContactDeclined: onContact,
    ContactRemoved: onContact,
    ContactPaused: onContact,
    ContactPauseEnded: onContact,
  }
  const accounts: Handlers<AccountsEvent> = { AccountErased: ({ id }) => nudge(`life-${id}`) }
  return { life: reactingTo<LifeEvent>(people), account: reactingTo<AccountsEvent>(accounts) }
}
