import { randomUUID } from 'node:crypto'
import { activityInfo } from '@temporalio/activity'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import { Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import type { ActivityMode } from '../../kernel/localActivities.ts'
import { SEARCH_ATTRIBUTES } from '../../temporal.ts'
import type { Activities, MessageView } from '../activities.ts'
import { deliverMessage } from '../workflow.ts'
import { bundleOf } from '../../../tests/support/bundleOf.ts'
import { quietRuntime } from '../../../tests/support/quietRuntime.ts'

quietRuntime()

export const DAY = 86_400_000
type Call = { readonly name: string; readonly atMs: number; readonly runId: string | undefined }
const stepNames = ['notice', 'claim', 'release', 'complete', 'resume', 'retime', 'erase'] as const
export type StepName = (typeof stepNames)[number]

export const viewOf = (changes: Partial<MessageView>): MessageView => ({
  revision: 1,
  status: 'scheduled',
  isClosed: false,
  next: undefined,
  round: 1,
  dueAt: '',
  dayMs: DAY,
  ...changes,
})
export const after = (fromMs: number, days: number) => new Date(fromMs + days * DAY).toISOString()

export const closed = (status: string) => () => viewOf({ status, isClosed: true, revision: 9 })
export const loadsIn = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'loadView')

/** A server on which time skips while nothing is done, and the workflow of a message on it. */
export const openSkipping = async () => {
  const env = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: inject('timeSkippingServerPath') } },
  })
  // As a worker's process does: the server refuses what it does not know.
  const searchAttributes = { ...SEARCH_ATTRIBUTES }
  await env.connection.operatorService.addSearchAttributes({ namespace: 'default', searchAttributes })
  const workflowBundle = await bundleOf('timeline')

  const begin = (taskQueue: string, place: ActivityMode) => {
    const workflowId = `message-${randomUUID()}`
    return env.client.workflow.start(deliverMessage, {
      taskQueue,
      workflowId,
      args: [{ stream: workflowId, ...place }],
    })
  }

  /**
   * The workflow with time that skips. What the stream holds is the test's: `stream.view` is what a load answers, and
   * `steps` say what the stream holds after a step.
   */
  const running = async (
    place: ActivityMode,
    first: (nowMs: number) => MessageView,
    steps: Partial<Record<StepName, (nowMs: number) => MessageView>>,
    work: (life: {
      readonly calls: Call[]
      readonly stream: { view: MessageView; duringLoad?: () => Promise<void> }
      readonly handle: Awaited<ReturnType<typeof begin>>
      readonly startMs: number
    }) => Promise<void>,
  ) => {
    const startMs = await env.currentTimeMs()
    const stream: { view: MessageView; duringLoad?: () => Promise<void> } = { view: first(startMs) }
    const calls: Call[] = []
    const called = async (name: string) =>
      calls.push({ name, atMs: await env.currentTimeMs(), runId: activityInfo().workflowExecution?.runId })
    const step = (name: StepName) => async () => {
      await called(name)
      stream.view = steps[name]?.(await env.currentTimeMs()) ?? stream.view
      return stream.view
    }
    const activities: Activities = {
      loadView: async () => {
        await called('loadView')
        const answer = stream.view
        await stream.duringLoad?.()
        return answer
      },
      notice: step('notice'),
      claim: step('claim'),
      release: step('release'),
      complete: step('complete'),
      resume: step('resume'),
      retime: step('retime'),
      erase: step('erase'),
    }
    const taskQueue = `timeline-${randomUUID()}`
    const worker = await Worker.create({ connection: env.nativeConnection, taskQueue, workflowBundle, activities })
    await worker.runUntil(async () => work({ calls, stream, startMs, handle: await begin(taskQueue, place) }))
  }
  return { env, running }
}
