import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { heedWait } from './waitWorkflow.ts'

/** What a trusted contact's wait, and its end, set in motion for an author's messages. */
export const waitReactor = (temporal: WorkflowClient): Reactor => {
  const heed = ({ id, stream, revision, position }: Recorded) =>
    temporal.start(heedWait, {
      taskQueue: 'timeline',
      workflowId: `${stream}.wait.${revision}`,
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowTaskTimeout: '2 seconds',
      args: [{ accountId: id, position }],
    })
  const on: Handlers<LifeEvent> = { ContactPaused: heed, ContactPauseEnded: heed }
  return { life: reactingTo<LifeEvent>(on) }
}
