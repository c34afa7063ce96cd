import { condition, continueAsNew, defineSignal, proxyActivities, setHandler, workflowInfo } from '@temporalio/workflow'
import { MAIL_RETRY, until } from '../kernel/mailRetry.ts'
import type { Activities, View } from './activities.ts'

const { loadView } = proxyActivities<Activities>({
  startToCloseTimeout: '10 seconds',
  retry: { initialInterval: '200 milliseconds', maximumInterval: '5 seconds' },
})
const { sendVerification } = proxyActivities<Activities>(MAIL_RETRY)
// After a day the activity itself gives a mail up.
const { sendLetters } = proxyActivities<Activities>({
  startToCloseTimeout: '2 minutes',
  retry: MAIL_RETRY.retry,
})
const changed = defineSignal<[revision: number]>('changed')

/** Sends the mails that an account's changes ask for. Truth is in the stream: it starts by loading. */
export async function welcomeAccount({ stream }: { stream: string }): Promise<string> {
  let view: View | undefined
  let isDirty = false
  setHandler(changed, (revision) => void (isDirty ||= !(view && revision <= view.revision)))

  for (let turn = 0; turn < 200 && !workflowInfo().continueAsNewSuggested; turn += 1) {
    if (!view || isDirty) {
      isDirty = false // before the load: a change during it is loaded again
      view = await loadView(stream)
      continue
    }
    const { hasLetters, lettersAt, mail, mailAt } = view
    if (hasLetters && lettersAt === undefined) {
      view = await sendLetters(stream)
      continue
    }
    if (mail !== undefined && mailAt === undefined) {
      view = { ...(await sendVerification(stream)), lettersAt }
      continue
    }
    const [at] = [lettersAt, mailAt].filter((each) => each !== undefined).toSorted()
    if (at === undefined) return view.status
    await condition(() => isDirty, until(at))
    isDirty = true
  }
  return continueAsNew<typeof welcomeAccount>({ stream })
}
