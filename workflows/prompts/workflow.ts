import { continueAsNew, isCancellation, proxyActivities } from '@temporalio/workflow'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const { loadPrompt } = proxyActivities<Pick<Activities, 'loadPrompt'>>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})
const { mailPrompt, skipPrompt } = proxyActivities<Pick<Activities, 'mailPrompt' | 'skipPrompt'>>(MAIL_RETRY)

/** Asks an account a question each week, for as long as it wants one. Truth is in the stream: it starts by loading. */
export async function askWeekly({ stream }: { stream: string }): Promise<string> {
  const act = async ({ at }: { at: string }) => {
    try {
      return await mailPrompt(stream, at)
    } catch (error) {
      if (isCancellation(error)) throw error
      // The transport has put it off for a day: next week there is another question.
      return skipPrompt(stream, at)
    }
  }
  const status = await tend({ load: () => loadPrompt(stream), act })
  return status ?? continueAsNew<typeof askWeekly>({ stream })
}
