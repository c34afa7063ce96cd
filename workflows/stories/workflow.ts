import { ActivityFailure, continueAsNew, proxyActivities } from '@temporalio/workflow'
import { ERASE_RETRY } from '../kernel/eraseRetry.ts'
import { MAIL_RETRY } from '../kernel/mailRetry.ts'
import { tend } from '../kernel/tend.ts'
import type { Activities } from './activities.ts'

const { loadStory, giveUpMail } = proxyActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})
const { endStory } = proxyActivities<Activities>(ERASE_RETRY)
const { mailStory } = proxyActivities<Activities>(MAIL_RETRY)

const mailed = async (stream: string) => {
  try {
    return await mailStory(stream)
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error
    return giveUpMail(stream)
  }
}

/** Mails a question, reminds of it once, and erases what was removed. Truth is in the stream: it starts by loading. */
export async function tendStory({ stream }: { stream: string }): Promise<string> {
  const status = await tend({
    load: () => loadStory(stream),
    act: ({ step }) => (step === 'mail' || step === 'remind' ? mailed(stream) : endStory(stream)),
  })
  return status ?? continueAsNew<typeof tendStory>({ stream })
}
