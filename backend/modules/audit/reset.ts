import type { Kernel } from '../../kernel/kernel.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { anchor } from './anchor.ts'
import { removeCopies } from './copies.ts'
import { resetAnchors } from './decide.ts'

/**
 * After a restore the anchors name positions of another log. They begin anew, and their copies go, so that a check tells
 * what is amiss from now on; who forges such an event alone still has the copies against them.
 */
export const beginAnchorsAnew = async (kernel: Kernel, restoredAt: string): Promise<void> => {
  await systemCommand(kernel)(anchor, 'main', resetAnchors(), 'resetAnchors', restoredAt)
  await removeCopies(kernel)
}
