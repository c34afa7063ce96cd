import { proxyActivities } from '@temporalio/workflow'
import type { HeedingLife } from './life.ts'
import type { Word } from './wait.ts'

const act = proxyActivities<HeedingLife>({
  startToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** Gives an author's messages the date that they were kept for, or takes it away again. */
export async function heedLife(word: Word): Promise<void> {
  await act.heedLife(word)
}
