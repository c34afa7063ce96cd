import { proxyActivities } from '@temporalio/workflow'
import type { Reading } from './reading/activities.ts'
import type { ReadingLane } from './reading/lane.ts'

/** An engine that is away comes back in an hour as well as in a second; what is bad data is no failure. */
const retry = { initialInterval: '1 second', maximumInterval: '1 hour' } as const

/** Has machines read or listen to one item, a step after the other, as far as they may. */
export async function readItem({ itemId, lane }: { itemId: string; lane: ReadingLane }): Promise<string> {
  const { nextReading } = proxyActivities<Reading>({ startToCloseTimeout: '10 seconds', retry, ...lane })
  // Longer than four hours of sound may take; a worker that died is noticed by its beats.
  const { readStep } = proxyActivities<Reading>({
    startToCloseTimeout: '9 hours',
    heartbeatTimeout: '10 seconds',
    retry,
    ...lane,
  })
  for (;;) {
    const step = await nextReading(itemId)
    if (step === null) return 'read'
    await readStep(itemId, step)
  }
}
