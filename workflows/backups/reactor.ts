import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { BackupsEvent } from '../../backend/modules/backups/events.ts'
import { backupHouse } from './workflow.ts'

/** Each backup that was asked for is made once. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const begin = async ({ stream }: Recorded) => {
    try {
      await temporal.start(backupHouse, {
        taskQueue: 'timeline',
        workflowId: stream,
        workflowTaskTimeout: '2 seconds',
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        args: [{ stream }],
      })
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
    }
  }
  return { backup: reactingTo<BackupsEvent>({ BackupRequested: begin }) }
}
