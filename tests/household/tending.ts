import type { Kernel } from '../../backend/kernel/kernel.ts'
import { processing, type PartView, type Process } from '../../workflows/kernel/process.ts'

/** Does what a part of a stream owes next, whatever its time is, as its workflow would. */
export const doNext = async (kernel: Kernel, process: Process, stream: string, part = ''): Promise<PartView> => {
  const { loadPart, doStep } = processing(kernel, [process])
  const view = await loadPart({ stream, part })
  return view.next ? doStep({ stream, part }, { ...view.next, at: kernel.clock.now() }) : view
}
