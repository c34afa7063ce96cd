import { NativeConnection, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { bundleOf } from '../../../tests/support/bundleOf.ts'
import { activities } from '../activities.ts'

/** The worker that prepares recordings, with these parts; `options` as Temporal has them. */
export const startPreparing = async (
  kernel: Kernel,
  options: { readonly maxConcurrentActivityTaskExecutions?: number } = {},
) => {
  const connection = await NativeConnection.connect({ address: inject('temporalAddress') })
  const worker = await Worker.create({
    connection,
    namespace: inject('temporalNamespace'),
    taskQueue: 'media',
    workflowBundle: await bundleOf('media'),
    activities: activities(kernel),
    ...options,
  })
  const working = worker.run()
  const stop = async (): Promise<void> => {
    worker.shutdown()
    await working
    await connection.close()
  }
  return { stop }
}
export type Preparing = Awaited<ReturnType<typeof startPreparing>>
