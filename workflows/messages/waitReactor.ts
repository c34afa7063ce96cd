import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { heedLife } from './lifeWorkflow.ts'
import { heedWait } from './waitWorkflow.ts'

/** What an author's life sets in motion for their messages: a contact's wait, what is concluded of them, and its end, and who leaves. */
export const waitReactor = (temporal: WorkflowClient): Reactor => {
  const heeding =
    (workflow: typeof heedWait, what: string) =>
    ({ id, stream, revision, position }: Recorded) =>
      temporal.start(workflow, {
        taskQueue: 'timeline',
        workflowId: `${stream}.${what}.${revision}`,
        workflowIdConflictPolicy: 'USE_EXISTING',
        workflowTaskTimeout: '2 seconds',
        args: [{ accountId: id, position }],
      })
  const [onWait, onLife] = [heeding(heedWait, 'wait'), heeding(heedLife, 'heed')]
  const on: Handlers<LifeEvent> = {
    ContactPaused: onWait,
    ContactPauseEnded: onWait,
    LifePresumed: onLife,
    LifeConfirmed: onLife,
    LifeRestored: onLife,
    // What a contact had said goes with them.
    ContactDeclined: onLife,
    ContactRemoved: onLife,
  }
  return { life: reactingTo<LifeEvent>(on) }
}
