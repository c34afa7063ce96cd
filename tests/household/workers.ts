import { Client, Connection, type WorkflowClient } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Environment } from '../../backend/kernel/process/settings.ts'
import type { Wanted } from '../../backend/kernel/testing/server.ts'
import { fileQueues, queues, type Queue } from '../../workflows/bundles.ts'
import { startHouse } from './household.ts'
import { bundleOf } from '../support/bundleOf.ts'

type Wish = {
  readonly settings?: Environment
  readonly routers?: Wanted['routers']
  /** By the name of their checkpoint. */
  readonly reactors: (temporal: WorkflowClient) => Wanted['reactors']
  /** The activities of each queue that is worked at. */
  readonly activities: (kernel: Kernel) => Partial<Record<Queue, object>>
}

/** A house with its reactors on the run's Temporal, and one worker for each of these queues; that of `media` has its file queues too. */
export const startWorkers = async ({ settings = {}, routers = [], reactors, activities }: Wish) => {
  const [address, namespace] = [inject('temporalAddress'), inject('temporalNamespace')]
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  const client = new Client({ connection, namespace })
  const server = await startHouse(settings, reactors(client.workflow), routers)
  const work = activities(server.kernel)
  const begin = async () => {
    const workers: Worker[] = []
    for (const taskQueue of queues.filter((queue) => work[queue])) {
      const workflowBundle = await bundleOf(taskQueue)
      workers.push(
        await Worker.create({ connection: native, namespace, taskQueue, activities: work[taskQueue], workflowBundle }),
      )
    }
    const files = work.media
    for (const taskQueue of files ? fileQueues : [])
      workers.push(await Worker.create({ connection: native, namespace, taskQueue, activities: files ?? {} }))
    const running = workers.map((worker) => worker.run())
    return async () => {
      for (const worker of workers) worker.shutdown()
      await Promise.all(running)
    }
  }
  let end = await begin()
  /** Nobody works meanwhile. */
  const whileDown = async (meanwhile: () => Promise<void>) => {
    await end()
    try {
      await meanwhile()
    } finally {
      end = await begin()
    }
  }
  const stop = async () => {
    await end()
    await server.stop()
    await connection.close()
    await native.close()
  }
  return { server, client, temporal: client.workflow, whileDown, stop }
}
