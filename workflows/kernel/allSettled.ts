import { CancellationScope, CancelledFailure } from '@temporalio/workflow'

/**
 * Waits until every work has settled, and minds no failure. A workflow that is cancelled by hand throws, so that it does not
 * count as done: the sweep begins it anew.
 */
export const allSettled = async (works: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(works)
  if (CancellationScope.current().consideredCancelled) throw new CancelledFailure('cancelled by hand')
}
