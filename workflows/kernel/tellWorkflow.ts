import { sleep } from '@temporalio/workflow'
import { activitiesBy, type ActivityMode } from './localActivities.ts'
import { MAIL_RETRY } from './mailRetry.ts'
import { allSettled } from './allSettled.ts'
import type { Notification, NotifyActivities } from './notification.ts'

const looks = activitiesBy<Pick<NotifyActivities, 'whomToTell'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
const mails = activitiesBy<Pick<NotifyActivities, 'tellOne'>>(MAIL_RETRY)

/**
 * Tells everybody whom a row of the table names, and again after each gap while it is still so. Whoever puts us off for a
 * day holds up no other, and then it is no news any more.
 */
export async function tell(news: Notification, gapsMs: readonly number[], place: ActivityMode = {}): Promise<void> {
  const [{ whomToTell }, { tellOne }] = [looks(place), mails(place)]
  for (const [turn, ms] of gapsMs.entries()) {
    if (ms > 0) await sleep(ms)
    const people = await whomToTell(news)
    if (!people) return
    await allSettled(people.map((who) => tellOne(news, who, turn)))
  }
}
