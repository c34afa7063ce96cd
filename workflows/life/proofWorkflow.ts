import { ActivityFailure, proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import type { Activities } from './activities.ts'

type Due = Parameters<Activities['mailProof']>[0]

const { mailProof } = proxyActivities<Activities>(MAIL_RETRY)
const { giveUpProof } = proxyActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})

/** Asks an author once for a press that shows that our mails reach them; the sweep starts it again after a year. */
export async function askForProof(due: Due): Promise<void> {
  try {
    await mailProof(due)
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    await giveUpProof(due)
  }
}
