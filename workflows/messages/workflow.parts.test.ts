import { randomUUID } from 'node:crypto'
import { activityInfo } from '@temporalio/activity'
import { TestWorkflowEnvironment } from '@temporalio/testing'
import { DefaultLogger, Runtime, Worker, type WorkflowBundlePath } from '@temporalio/worker'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changed, nudged, view } from '../kernel/tend.ts'
import { SEARCH_ATTRIBUTES } from '../temporal.ts'
import type { Activities, MessageView } from './activities.ts'
import { deliverMessage } from './workflow.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'

Runtime.install({ logger: new DefaultLogger('ERROR') })

const DAY = 86_400_000
let env: TestWorkflowEnvironment
let workflowBundle: WorkflowBundlePath
beforeAll(async () => {
  env = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path: inject('timeSkippingServerPath') } },
  })
  // As a worker's process does: the server refuses what it does not know.
  const searchAttributes = { ...SEARCH_ATTRIBUTES }
  await env.connection.operatorService.addSearchAttributes({ namespace: 'default', searchAttributes })
  workflowBundle = await bundleOf('timeline')
}, 60_000)
afterAll(() => env.teardown())

type Call = { readonly name: string; readonly atMs: number; readonly runId: string | undefined }
const stepNames = ['notice', 'claim', 'release', 'complete', 'resume', 'retime', 'erase'] as const
type StepName = (typeof stepNames)[number]

const viewOf = (changes: Partial<MessageView>): MessageView => ({
  revision: 1,
  status: 'scheduled',
  isClosed: false,
  next: undefined,
  round: 1,
  dueAt: '',
  dayMs: DAY,
  ...changes,
})
const after = (fromMs: number, days: number) => new Date(fromMs + days * DAY).toISOString()

/**
 * The workflow with time that skips. What the stream holds is the test's: `stream.view` is what a load answers, and
 * `steps` say what the stream holds after a step.
 */
const running = async (
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
  await worker.runUntil(async () => work({ calls, stream, startMs, handle: await begin(taskQueue) }))
}
const begin = (taskQueue: string) => {
  const workflowId = `message-${randomUUID()}`
  return env.client.workflow.start(deliverMessage, { taskQueue, workflowId, args: [{ stream: workflowId }] })
}
const closed = (status: string) => () => viewOf({ status, isClosed: true, revision: 9 })
const loadsIn = (calls: readonly Call[]) => calls.filter(({ name }) => name === 'loadView')

describe('a message’s timeline', () => {
  test('waits for a date in four hundred days, looks again every thirty, and is not late', async () => {
    const dueIn = 400
    await running(
      (nowMs) => viewOf({ next: { step: 'notice', at: after(nowMs, dueIn) } }),
      { notice: closed('cancelled') },
      async ({ calls, handle, startMs }) => {
        expect(await handle.result()).toBe('cancelled')
        const loads = loadsIn(calls)
        expect(loads).toHaveLength(14)
        const gaps = loads.slice(1).map(({ atMs }, index) => atMs - (loads[index]?.atMs ?? 0))
        expect(Math.max(...gaps)).toBeLessThanOrEqual(30 * DAY + 60_000)
        const acted = calls.find(({ name }) => name === 'notice')
        expect(Math.abs((acted?.atMs ?? 0) - startMs - dueIn * DAY)).toBeLessThan(60_000)
        // Each wait is a run of its own, so that no history grows.
        expect(new Set(loads.map(({ runId }) => runId)).size).toBe(14)
      },
    )
  }, 60_000)

  test('goes from step to step with one load', async () => {
    const next = (step: StepName, days: number, status: string) => (nowMs: number) =>
      viewOf({ status, next: { step, at: after(nowMs, days) } })
    await running(
      next('notice', 5, 'scheduled'),
      {
        notice: next('claim', 1, 'checked'),
        claim: next('release', 1 / 24, 'claimed'),
        release: next('complete', 0, 'delivering'),
        complete: closed('delivered'),
      },
      async ({ calls, handle }) => {
        expect(await handle.result()).toBe('delivered')
        expect(calls.map(({ name }) => name)).toEqual(['loadView', 'notice', 'claim', 'release', 'complete'])
      },
    )
  }, 60_000)

  test('loads once for a bogus signal, and not at all for an old one', async () => {
    await running(
      (nowMs) => viewOf({ revision: 7, next: { step: 'notice', at: after(nowMs, 20) } }),
      { notice: closed('cancelled') },
      async ({ calls, handle }) => {
        await env.sleep('1 day')
        for (const revision of [0, 6, 7]) await handle.signal(changed, revision)
        await env.sleep('1 day')
        expect(loadsIn(calls)).toHaveLength(1)
        await handle.signal(changed, 1_000_000)
        await env.sleep('1 day')
        expect(loadsIn(calls)).toHaveLength(2)
        await env.sleep('1 day')
        expect(loadsIn(calls)).toHaveLength(2)
        await handle.signal(nudged)
        expect(await handle.result()).toBe('cancelled')
        expect(loadsIn(calls)).toHaveLength(3)
      },
    )
  }, 60_000)

  test('follows a date that was brought forward while it waited', async () => {
    await running(
      (nowMs) => viewOf({ next: { step: 'notice', at: after(nowMs, 300) } }),
      { notice: closed('cancelled') },
      async ({ calls, stream, handle, startMs }) => {
        await env.sleep('40 days')
        stream.view = viewOf({ revision: 2, round: 2, next: { step: 'notice', at: after(startMs, 50) } })
        await handle.signal(changed, 2)
        await handle.result()
        const acted = calls.find(({ name }) => name === 'notice')
        expect(Math.abs((acted?.atMs ?? 0) - startMs - 50 * DAY)).toBeLessThan(60_000)
      },
    )
  }, 60_000)

  test('of a message on hold waits for ever, and ends when it is cancelled', async () => {
    await running(
      () => viewOf({ status: 'held' }),
      {},
      async ({ calls, stream, handle }) => {
        await env.sleep('100 days')
        expect(loadsIn(calls)).toHaveLength(4)
        stream.view = closed('cancelled')()
        await handle.signal(changed, 9)
        expect(await handle.result()).toBe('cancelled')
        expect(calls.every(({ name }) => name === 'loadView')).toBe(true)
      },
    )
  }, 60_000)

  test('goes on where a message is restored while its end is being read', async () => {
    await running(
      () => viewOf({ status: 'held' }),
      { notice: closed('delivered') },
      async ({ stream, handle }) => {
        await env.sleep('1 day')
        stream.view = closed('cancelled')()
        stream.duringLoad = async () => {
          delete stream.duringLoad
          stream.view = viewOf({ revision: 10, next: { step: 'notice', at: new Date(0).toISOString() } })
          await handle.signal(changed, 10)
        }
        await handle.signal(changed, 9)
        expect(await handle.result()).toBe('delivered')
      },
    )
  }, 60_000)

  test('waits again where a step was refused for now', async () => {
    let tries = 0
    await running(
      (nowMs) => viewOf({ status: 'checked', next: { step: 'claim', at: after(nowMs, 1) } }),
      {
        claim: (nowMs) => {
          tries += 1
          return tries === 3
            ? closed('delivered')()
            : viewOf({ status: 'checked', next: { step: 'claim', at: after(nowMs, 1 / 288) } })
        },
      },
      async ({ calls, handle, startMs }) => {
        expect(await handle.result()).toBe('delivered')
        const claims = calls
          .filter(({ name }) => name === 'claim')
          .map(({ atMs }) => Math.round((atMs - startMs) / 60_000))
        expect(claims).toEqual([1_440, 1_445, 1_450])
      },
    )
  }, 60_000)

  test('tells operators what it waits for', async () => {
    await running(
      (nowMs) => viewOf({ revision: 3, next: { step: 'notice', at: after(nowMs, 20) } }),
      { notice: closed('cancelled') },
      async ({ handle, stream }) => {
        await env.sleep('1 day')
        expect(await handle.query(view)).toEqual(JSON.parse(JSON.stringify(stream.view)))
        await handle.result()
      },
    )
  }, 60_000)
})
