import { randomUUID } from 'node:crypto'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { connectTemporal } from '../../workflows/temporal.ts'

/** Has the log anchored now, as the house does by itself once a day. */
export const anchorNow = async (settings: Settings): Promise<void> => {
  const { workflow, connection } = await connectTemporal(settings)
  await workflow.execute('writeAnchors', { taskQueue: 'timeline', workflowId: `anchor-${randomUUID()}` })
  await connection.close()
}

/**
 * The house anchors nothing by itself from now on: what was anchored while a test had changed bytes would be bad as soon
 * as they are whole again.
 * @returns what lets it anchor again
 */
export const holdAnchors = async (settings: Settings): Promise<() => Promise<void>> => {
  const { schedule, workflow, connection } = await connectTemporal(settings)
  const anchors = schedule.getHandle('anchor')
  await anchors.pause()
  const { info } = await anchors.describe()
  for (const { workflow: begun } of info.runningActions) await workflow.getHandle(begun.workflowId).result()
  return async () => {
    await anchors.unpause()
    await connection.close()
  }
}
