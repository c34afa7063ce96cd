import { proxyActivities } from '@temporalio/workflow'
import type { HeedingLife, LifeWord } from './life.ts'

const act = proxyActivities<HeedingLife>({
  startToCloseTimeout: '5 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
})

/** Gives an author's messages the date that they were kept for, or takes it away again. */
export async function heedLife(word: LifeWord): Promise<void> {
  await act.heedLife(word)
}
