import { closeKernel, kernelOf, type Kernel } from '../../backend/kernel/kernel.ts'
import { portsOf } from '../../backend/routers.ts'
import { settingsIn } from '../support/settings.ts'

/** Works with the stack of this folder as its own processes do: on its parts, with its keys. */
export const withKernel = async <T>(folder: string, work: (kernel: Kernel) => Promise<T>): Promise<T> => {
  const stopping = new AbortController()
  const kernel = await kernelOf(await settingsIn(folder), stopping.signal, [], portsOf)
  try {
    return await work(kernel)
  } finally {
    stopping.abort()
    await kernel.checkpointSignals.done
    await closeKernel(kernel)
  }
}
