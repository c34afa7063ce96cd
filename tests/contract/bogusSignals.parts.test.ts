import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { LOCAL_FIRST } from '../../workflows/kernel/localActivities.ts'
import { activities } from '../../workflows/messages/activities.ts'
import { deliverMessage } from '../../workflows/messages/workflow.ts'
import { nudged, view } from '../../workflows/kernel/processLoop.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { storyOf } from '../household/story.ts'
import { bundleOf } from '../support/bundleOf.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let house: TestServer
let connection: Connection
let native: NativeConnection
let client: Client
beforeAll(async () => {
  house = await startHouse()
  const address = inject('temporalAddress')
  connection = await Connection.connect({ address })
  native = await NativeConnection.connect({ address })
  client = new Client({ connection, namespace: inject('temporalNamespace') })
})
afterAll(async () => {
  await house.stop()
  await connection.close()
  await native.close()
})

test('a signal that nobody should send costs one load at most', async () => {
  const household = householdIn(house)
  const author = await household.author()
  const people = [await household.person(author)]
  const stream = `message-${await storyOf(house, household).scheduled(author, { people })}`

  let loads = 0
  const own = activities(house.kernel)
  const loadView = (name: string) => {
    loads += 1
    return own.loadView(name)
  }
  const taskQueue = `bogus-${randomUUID()}`
  const worker = await Worker.create({
    connection: native,
    namespace: inject('temporalNamespace'),
    taskQueue,
    workflowBundle: await bundleOf('timeline'),
    activities: { ...own, loadView },
  })
  await worker.runUntil(async () => {
    const handle = await client.workflow.start(deliverMessage, {
      taskQueue,
      workflowId: stream,
      args: [{ stream, ...LOCAL_FIRST }],
    })
    const known = await vi.waitFor(async () => {
      const answer = await handle.query(view)
      if (!answer) throw new Error('It has not loaded yet')
      return answer
    }, patiently)
    expect(loads).toBe(1)

    await handle.signal('changed', 0)
    await handle.signal('changed', known.revision)
    for (const [index, bogus] of [known.revision + 1_000, 'next', { rev: 9 }, null, undefined, Number.NaN].entries()) {
      await handle.signal('changed', bogus)
      // Each is loaded for once and then forgotten: a further look finds nothing left to do.
      for (let look = 0; look < 10; look += 1) await handle.query(view)
      expect(loads).toBeLessThanOrEqual(index + 2)
    }
    const before = loads
    await handle.signal(nudged)
    await vi.waitFor(() => expect(loads).toBe(before + 1), patiently)

    // Temporal's UI offers encodings that no worker of ours reads.
    await client.connection.workflowService.signalWorkflowExecution({
      namespace: client.options.namespace,
      workflowExecution: { workflowId: stream },
      signalName: 'changed',
      input: { payloads: [{ metadata: { encoding: Buffer.from('json/protobuf') }, data: Buffer.from('{') }] },
    })
    for (let look = 0; look < 10; look += 1) await handle.query(view)
    expect(loads).toBeLessThanOrEqual(before + 2)
    await handle.signal(nudged)
    await vi.waitFor(() => expect(loads).toBeGreaterThan(before + 1), patiently)
    await handle.terminate('the test is over')
  })
})
