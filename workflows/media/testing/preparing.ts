import { NativeConnection, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { bundleOf } from '../../../tests/support/bundleOf.ts'
import { fileQueues } from '../../bundles.ts'
import { activities } from '../activities.ts'

/** The worker that prepares recordings, with these parts, and does `more`; `options` as Temporal has them. */
export const startPreparing = async (
  kernel: Kernel,
  options: { readonly maxConcurrentActivityTaskExecutions?: number } = {},
  more: object = {},
) => {
  const connection = await NativeConnection.connect({ address: inject('temporalAddress') })
  const common = { connection, namespace: inject('temporalNamespace'), activities: { ...activities(kernel), ...more } }
  const workers = [
    await Worker.create({ ...common, taskQueue: 'media', workflowBundle: await bundleOf('media'), ...options }),
  ]
  for (const taskQueue of fileQueues)
    workers.push(await Worker.create({ ...common, taskQueue, maxConcurrentActivityTaskExecutions: 1 }))
  const working = workers.map((worker) => worker.run())
  const stop = async (): Promise<void> => {
    for (const worker of workers) worker.shutdown()
    await Promise.all(working)
    await connection.close()
  }
  return { stop }
}
export type Preparing = Awaited<ReturnType<typeof startPreparing>>
