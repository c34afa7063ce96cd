import { randomUUID } from 'node:crypto'
import type { Client } from '@temporalio/client'

/** Temporal's EventType EVENT_TYPE_WORKFLOW_TASK_COMPLETED: where a run can be reset to. */
const WORKFLOW_TASK_COMPLETED = 7

/** What an operator's Reset does: the run begins again behind one of its finished tasks, of which `choose` takes one. @returns whether it had any */
export const resetTo = async (
  { workflow, connection, options: { namespace } }: Client,
  workflowId: string,
  choose: (n: number) => number,
): Promise<boolean> => {
  const { events } = await workflow.getHandle(workflowId).fetchHistory()
  const points = (events ?? []).filter(({ eventType }) => Number(eventType) === WORKFLOW_TASK_COMPLETED)
  const point = points[choose(points.length)]
  if (!point) return false
  await connection.workflowService.resetWorkflowExecution({
    namespace,
    workflowExecution: { workflowId },
    reason: 'an operator',
    workflowTaskFinishEventId: point.eventId,
    requestId: randomUUID(),
  })
  return true
}
