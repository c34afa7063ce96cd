import type { WorkflowClient } from '@temporalio/client'
import type { Queue } from '../bundles.ts'
import type { Applies } from './apply.ts'
import { apply } from './applyWorkflow.ts'

/**
 * Starts what applies a change. Its workflow is named by the event, so that a repeat of the event is the same workflow.
 * @param queue where the changes of this table are applied
 */
export const applying =
  <All extends Applies>(temporal: WorkflowClient, queue: Queue) =>
  <Name extends keyof All & string>(
    workflowId: string,
    change: Name,
    told: Parameters<ReturnType<All[Name]>>[0] & object,
  ) =>
    temporal.start(apply, {
      taskQueue: queue,
      workflowId,
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowTaskTimeout: '2 seconds',
      staticSummary: change,
      args: [{ change, told }],
    })
