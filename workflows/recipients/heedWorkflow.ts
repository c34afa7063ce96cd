import { proxyActivities } from '@temporalio/workflow'
import type { Heeding, Said } from './heed.ts'

const { heed } = proxyActivities<Heeding>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})

/** Takes what was said on a delivery's page into the recipient's own entry. */
export const heedAnswer = (said: Said): Promise<void> => heed(said)
