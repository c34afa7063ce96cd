import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import { type Queue } from '../../workflows/bundles.ts'
import { reactorsOf } from '../../workflows/reactors.ts'
import { workOf } from '../../workflows/work.ts'
import { ownBuckets } from '../backup/ownBuckets.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { quietNotifications } from '../household/quietNotifications.ts'
import { storyOf } from '../household/story.ts'
import { bundleOf } from '../support/bundleOf.ts'
import { quietRuntime } from '../support/quietRuntime.ts'

quietRuntime()

/** What delivers a message: messages stay as a test has brought them. */
const ABSENT = new Set(['messages', 'waits', 'media', 'recipients', 'signs', 'opening'])

/**
 * Whatever ends an account, as the worker's process has it, on real parts: thirty days are half a minute.
 */
export const openStage = async () => {
  const address = inject('temporalAddress')
  const namespace = inject('temporalNamespace')
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  const client = new Client({ connection, namespace })
  const server = await startHouse({ DAY_MS: '1000', ...ownBuckets() }, (kernel) => ({
    ...Object.fromEntries(Object.entries(reactorsOf(kernel, client)).filter(([name]) => !ABSENT.has(name))),
    tells: quietNotifications(client.workflow, kernel),
  }))
  const { kernel } = server
  const work = async (taskQueue: Queue, activities: object) =>
    Worker.create({
      connection: native,
      namespace,
      taskQueue,
      workflowBundle: await bundleOf(taskQueue),
      activities,
      stickyQueueScheduleToStartTimeout: '1 second',
      shutdownGraceTime: '2 seconds',
    })
  const works = workOf(kernel, client)
  const workers = [await work('timeline', works.timeline), await work('mail', works.mail)]
  const running = workers.map((worker) => worker.run())
  const stop = async () => {
    for (const worker of workers) worker.shutdown()
    await Promise.all(running)
    await server.stop()
    await connection.close()
    await native.close()
  }
  const house = householdIn(server)
  return { server, client, house, story: storyOf(server, house), stop }
}
export type Stage = Awaited<ReturnType<typeof openStage>>
