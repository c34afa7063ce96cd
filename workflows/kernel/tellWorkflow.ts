import { sleep } from '@temporalio/workflow'
import { activitiesBy, type Place } from './beside.ts'
import { MAIL_RETRY } from './mailRetry.ts'
import { severally } from './severally.ts'
import type { News, Telling } from './tell.ts'

const looks = activitiesBy<Pick<Telling, 'whomToTell'>>({
  startToCloseTimeout: '30 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '1 minute' },
})
const mails = activitiesBy<Pick<Telling, 'tellOne'>>(MAIL_RETRY)

/**
 * Tells everybody whom a row of the table names, and again after each gap while it is still so. Whoever puts us off for a
 * day holds up no other, and then it is no news any more.
 */
export async function tell(news: News, gapsMs: readonly number[], place: Place = {}): Promise<void> {
  const [{ whomToTell }, { tellOne }] = [looks(place), mails(place)]
  for (const [turn, ms] of gapsMs.entries()) {
    if (ms > 0) await sleep(ms)
    const people = await whomToTell(news)
    if (!people) return
    await severally(people.map((who) => tellOne(news, who, turn)))
  }
}
