import { defaultPayloadConverter } from '@temporalio/common'
import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'

/** Begins a workflow anew as it was begun. @returns whether it had not been already */
const beginAgain = async (temporal: WorkflowClient, workflowId: string): Promise<boolean> => {
  const { events } = await temporal.getHandle(workflowId).fetchHistory()
  const begun = events?.[0]?.workflowExecutionStartedEventAttributes
  const args: unknown[] = (begun?.input?.payloads ?? []).map((one) => defaultPayloadConverter.fromPayload(one))
  try {
    await temporal.start(begun?.workflowType?.name ?? '', {
      taskQueue: begun?.taskQueue?.name ?? '',
      workflowId,
      args,
      // Not where the last run goes on, or has come to its end.
      workflowIdReusePolicy: 'ALLOW_DUPLICATE_FAILED_ONLY',
    })
    return true
  } catch (error) {
    if (error instanceof WorkflowExecutionAlreadyStartedError) return false
    throw error
  }
}

/**
 * What somebody ended by hand, and nothing else would notice, begins again.
 * @param types the workflows of which no table tells: only their own runs know what they were to do
 * @returns how many did
 */
export const endedByHand = async (temporal: WorkflowClient, types: readonly string[]): Promise<number> => {
  const list = types.map((type) => `'${type}'`).join(', ')
  const query = `WorkflowType in (${list}) and ExecutionStatus in ('Terminated', 'Canceled')`
  const ids = new Set<string>()
  for await (const { workflowId } of temporal.list({ query })) ids.add(workflowId)
  let begun = 0
  for (const workflowId of ids) if (await beginAgain(temporal, workflowId)) begun += 1
  return begun
}
