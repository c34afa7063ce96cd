import { CancellationScope, CancelledFailure } from '@temporalio/workflow'

/**
 * Lets each come to its own end, whatever becomes of the others. Cancelled by hand it says so, and is not taken for done:
 * the sweep begins it anew.
 */
export const allSettled = async (works: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(works)
  if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('cancelled by hand')
}
