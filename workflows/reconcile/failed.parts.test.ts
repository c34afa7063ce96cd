import { ApplicationFailure } from '@temporalio/activity'
import { Client, Connection, type WorkflowExecutionStatusName } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { startHouse } from '../../tests/household/household.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'
import { fileQueues, queues, type Queue } from '../bundles.ts'
import * as listed from '../index.ts'
import type { WorkModule } from '../kernel/module.ts'
import * as media from '../queues/media.ts'
import * as timeline from '../queues/timeline.ts'
import { BY_RUN, processes, sweeping, workOf } from '../work.ts'
import { openingsIn } from './testing/openings.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const HOUR_MS = 3_600_000

/** The modules' workflows that the sweep notices in this way. */
const noticedBy = (how: 'open' | 'run'): string[] =>
  Object.values<WorkModule>(listed).flatMap(({ workflows = {} }) =>
    Object.entries(workflows).flatMap(([type, noticed]) => (noticed === how ? type : [])),
  )
const queueOf = (type: string): Queue => (type in timeline ? 'timeline' : type in media ? 'media' : 'mail')

let connection: Connection
let native: NativeConnection
let client: Client
let server: TestServer
let workers: readonly Worker[]
let running: readonly Promise<void>[]

/** Every activity of a queue, each of which fails for good. */
const failing = (kernel: Kernel, queue: Queue) =>
  Object.fromEntries(
    Object.keys(workOf(kernel, client)[queue]).map((name) => [
      name,
      () => Promise.reject(ApplicationFailure.nonRetryable(`${name} fails for good`)),
    ]),
  )

// Nothing reacts to an event here, so that only the sweep starts anything.
beforeAll(async () => {
  const [address, namespace] = [inject('temporalAddress'), inject('temporalNamespace')]
  connection = await Connection.connect({ address })
  native = await NativeConnection.connect({ address })
  client = new Client({ connection, namespace })
  // Something listens here, and somebody takes payments, though nothing answers there.
  const payments = {
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_WEBHOOK_SECRET: 'none',
    STRIPE_URL: 'http://127.0.0.1:9',
  }
  server = await startHouse({ TRANSCRIBE_URL: 'http://127.0.0.1:9/v1', ...payments })
  // Where files of families are prepared and read there are activities alone.
  const lanes = fileQueues.map((taskQueue) =>
    Worker.create({ connection: native, namespace, taskQueue, activities: failing(server.kernel, 'media') }),
  )
  const ofWorkflows = await Promise.all(
    queues.map(async (taskQueue) =>
      Worker.create({
        connection: native,
        namespace,
        taskQueue,
        workflowBundle: await bundleOf(taskQueue),
        activities: failing(server.kernel, taskQueue),
      }),
    ),
  )
  workers = [...ofWorkflows, ...(await Promise.all(lanes))]
  running = workers.map((worker) => worker.run())
})
afterAll(async () => {
  for (const worker of workers) worker.shutdown()
  await Promise.all(running)
  await server.stop()
  await connection.close()
  await native.close()
})

/** Sweeps as it would be so much later. */
const sweepAfter = (ms: number) => {
  const { clock } = server.kernel
  const later = { ...clock, now: () => plus(clock.now(), ms) }
  return sweeping({ ...server.kernel, clock: later }, client).sweep()
}

/** The runs of a workflow that ended so, the newest first. */
const runsOf = async (workflowId: string, status: WorkflowExecutionStatusName): Promise<string[]> => {
  const runs: string[] = []
  for await (const run of client.workflow.list({ query: `WorkflowId = '${workflowId}'` }))
    if (run.status.name === status) runs.push(run.runId)
  return runs
}

/** Of these workflows, by their type, those that have not failed so often. */
const lacking = async (ids: Readonly<Record<string, string>>, times: number): Promise<string[]> => {
  const counted = await Promise.all(
    Object.entries(ids).map(async ([type, id]) => ((await runsOf(id, 'FAILED')).length < times ? type : [])),
  )
  return counted.flat()
}
const allFail = (ids: Readonly<Record<string, string>>, times: number) =>
  vi.waitFor(async () => expect(await lacking(ids, times)).toEqual([]), patiently)

const lastRuns = async (ids: Readonly<Record<string, string>>) => {
  const runs = await Promise.all(
    Object.entries(ids).map(async ([type, id]) => [type, (await client.workflow.getHandle(id).describe()).runId]),
  )
  return Object.fromEntries(runs) as Readonly<Record<string, string>>
}

/** They have failed once: the next sweep leaves them alone, and one that comes an hour later begins each anew. */
const failAndAreBegunAnew = async (ids: Readonly<Record<string, string>>) => {
  await allFail(ids, 1)
  const before = await lastRuns(ids)
  await sweepAfter(0)
  expect(await lastRuns(ids)).toEqual(before)
  const found = await sweepAfter(HOUR_MS + 60_000)
  await allFail(ids, 2)
  return found
}

test('what is open by its stream is begun anew after an activity of it failed for good', async () => {
  const openings = openingsIn(server)
  const opened = new Set(Object.keys(openings).map((name) => name.split('.', 1)[0]))
  // What has ended is in no table any more; an item has nothing else to be tended for.
  const tended = processes.flatMap(({ category, open }) => (open.length === 0 ? [] : category))
  expect(opened).toEqual(new Set([...noticedBy('open'), ...tended]))
  const ids: Record<string, string> = {}
  for (const [type, open] of Object.entries(openings)) ids[type] = await open()
  await sweepAfter(0)
  await failAndAreBegunAnew(ids)
})

test('what only its own run tells of is begun anew after an activity of it failed for good', async () => {
  const types = BY_RUN
  const ids = Object.fromEntries(types.map((type) => [type, `walked-${type}-${newId()}`]))
  for (const [type, workflowId] of Object.entries(ids)) {
    const args = [{ stream: workflowId, accountId: newId() }, [0]]
    await client.workflow.start(type, { taskQueue: queueOf(type), workflowId, args })
  }
  const { failed } = await failAndAreBegunAnew(ids)
  // An earlier file may have left more.
  expect(failed).toBeGreaterThanOrEqual(types.length)
})
