import { randomUUID } from 'node:crypto'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import { Worker } from '@temporalio/worker'
import { LOCAL_FIRST } from '../../workflows/kernel/localActivities.ts'
import type { MessageView } from '../../workflows/messages/activities.ts'
import { deliverMessage } from '../../workflows/messages/workflow.ts'
import { SEARCH_ATTRIBUTES } from '../../workflows/temporal.ts'
import { fetchHistory, type History } from './histories.ts'
import { bundleOf } from '../support/bundleOf.ts'

const DAY_MS = 86_400_000

/** A message whose first check is a hundred days away, where time skips: its first run, which ends after thirty. */
export const continued = async (path: string): Promise<History> => {
  const env = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path } },
  })
  const searchAttributes = { ...SEARCH_ATTRIBUTES }
  await env.connection.operatorService.addSearchAttributes({ namespace: 'default', searchAttributes })
  const stream = `message-${randomUUID()}`
  const first = new Date((await env.currentTimeMs()) + 100 * DAY_MS).toISOString()
  const dueAt = new Date(Date.parse(first) + 2 * DAY_MS).toISOString()
  const waiting: MessageView = {
    revision: 3,
    status: 'scheduled',
    round: 1,
    dueAt,
    dayMs: DAY_MS,
    isClosed: false,
    next: { step: 'notice', at: first },
  }
  const activities = {
    loadView: () => Promise.resolve(waiting),
    notice: () => Promise.resolve({ ...waiting, status: 'cancelled', isClosed: true, next: undefined }),
  }
  const worker = await Worker.create({
    connection: env.nativeConnection,
    taskQueue: 'timeline',
    identity: 'worker',
    workflowBundle: await bundleOf('timeline'),
    activities,
  })
  const history = await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(deliverMessage, {
      taskQueue: 'timeline',
      workflowId: stream,
      args: [{ stream, ...LOCAL_FIRST }],
    })
    await handle.result()
    return fetchHistory(env.client, stream, handle.firstExecutionRunId)
  })
  await env.teardown()
  return history
}
