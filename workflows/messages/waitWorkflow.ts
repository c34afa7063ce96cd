import { proxyActivities } from '@temporalio/workflow'
import type { Heeding, Word } from './wait.ts'

const act = proxyActivities<Heeding>({
  startToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** Lets an author's messages wait, or go on. */
export async function heedWait(word: Word): Promise<void> {
  await act.heedWait(word)
}
