import { defaultPayloadConverter } from '@temporalio/common'
import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'
import { plus } from '../../backend/kernel/log/decider.ts'

/**
 * @number how long a failed workflow is left alone. One that fails at once would fail with every sweep. A real hour.
 */
const REST_MS = 3_600_000

const FAILED = `ExecutionStatus in ('Failed', 'TimedOut')`
const BY_HAND = `ExecutionStatus in ('Terminated', 'Canceled')`
const typeIn = (types: readonly string[]) => `WorkflowType in (${types.map((type) => `'${type}'`).join(', ')})`
const failedLately = (now: string) => `${FAILED} and CloseTime > '${plus(now, -REST_MS)}'`

const idsOf = async (temporal: WorkflowClient, query: string): Promise<Set<string>> => {
  const ids = new Set<string>()
  for await (const { workflowId } of temporal.list({ query })) ids.add(workflowId)
  return ids
}

export const runningIds = (temporal: WorkflowClient, type: string) =>
  idsOf(temporal, `${typeIn([type])} and ExecutionStatus = 'Running'`)

/** Those that nobody is to begin now: they run, or failed less than an hour ago. */
export const takenIds = (temporal: WorkflowClient, type: string, now: string) =>
  idsOf(temporal, `${typeIn([type])} and (ExecutionStatus = 'Running' or (${failedLately(now)}))`)

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
 * What somebody ended by hand, or failed, and nothing else would notice, begins again.
 * @param types the workflows of which no table tells: only their own runs know what they were to do
 * @returns how many did, by what had ended them
 */
export const beginAnew = async (
  temporal: WorkflowClient,
  types: readonly string[],
  now: string,
): Promise<{ readonly endedByHand: number; readonly failed: number }> => {
  // An earlier run of the same id may have failed long ago.
  const resting = await idsOf(temporal, `${typeIn(types)} and ${failedLately(now)}`)
  const begunOf = async (ended: string): Promise<number> => {
    let begun = 0
    for (const workflowId of await idsOf(temporal, `${typeIn(types)} and ${ended}`))
      if (!resting.has(workflowId) && (await beginAgain(temporal, workflowId))) begun += 1
    return begun
  }
  return { endedByHand: await begunOf(BY_HAND), failed: await begunOf(FAILED) }
}
