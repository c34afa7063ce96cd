import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { dueAfter, fits, isDormant, isHandedOver, isPausable, statusesThat } from '../messages/reading.ts'
import { countingSign } from '../../kernel/identity/signs.ts'
import { reachOf } from '../accounts/reading.ts'
import type { Life } from './life.ts'
import { momentOf, type GoingOut, type Moment } from './moment.ts'
import { momentInWords, type Reader } from './momentInWords.ts'
import { addressesOf } from './queries.ts'
import type { Verdict } from './standing.ts'

/** What recipients have, or are being handed. */
const OUT = statusesThat((status) => isHandedOver(status) && status !== 'claimed')
const instant = v.nullable(v.string())
const Row = v.object({ dueAt: instant, sentAt: instant, takeBackUntil: instant })
const Waiting = v.object({
  isHeld: v.boolean(),
  trigger: v.nullable(v.picklist(['inactivity', 'contacts', 'either', 'both', 'milestone'])),
  delayDays: v.nullable(v.number()),
  promisedAt: instant,
})

/** What a verdict fits that has no date yet: it gets it a moment after. */
const expectedOf = async ({ db, clock }: Pick<Kernel, 'db' | 'clock'>, accountId: string, verdict: Verdict) => {
  const rows = await db.any(sql.type(Waiting)`
    select state = 'held' as is_held, trigger, delay_days, promised_at from messages.messages
    where owner_id = ${accountId}
      and (state = any(${sql.array(statusesThat(isDormant), 'text')}) or (state = 'held' and deliver_if_i_die))`)
  return rows
    .filter(({ isHeld, trigger }) => isHeld || (trigger !== null && fits(trigger, verdict)))
    .map(({ promisedAt, ...row }) =>
      dueAfter(Date.parse(verdict.at), clock.dayMs, { ...row, promisedMs: Date.parse(promisedAt ?? '') }),
    )
    .map((ms) => new Date(ms).toISOString())
}

/** What the verdict, if there is one, dates of an author's messages, and what went out because of one. For showing only. */
const goingOutOf = async (
  kernel: Pick<Kernel, 'db' | 'clock'>,
  accountId: string,
  verdict: Verdict | undefined,
): Promise<GoingOut> => {
  const [{ dueAt, sentAt, takeBackUntil }, expected] = await Promise.all([
    kernel.db.one(sql.type(Row)`
      select
        min(due_at) filter (where triggered_by in ('presumed', 'confirmed')
          and (state = any(${sql.array(statusesThat(isPausable), 'text')}) or state = 'claimed')) as due_at,
        max(due_at) filter (where triggered_by in ('presumed', 'confirmed')
          and state = any(${sql.array(OUT, 'text')})) as sent_at,
        max(recall_until) filter (where triggered_by in ('presumed', 'confirmed')
          and state = any(${sql.array(OUT, 'text')})) as take_back_until
      from messages.messages where owner_id = ${accountId}`),
    verdict ? expectedOf(kernel, accountId, verdict) : [],
  ])
  const firstAt = [dueAt ?? '', ...expected].filter((at) => at !== '').toSorted()[0] ?? ''
  return { firstAt, sentAt: sentAt ?? '', takeBackUntil: takeBackUntil ?? '' }
}

const First = v.object({ id: v.string() })

/** The message that went out first because of a verdict; undefined while none has. */
export const firstOut = async (
  { db }: Pick<Kernel, 'db'>,
  accountId: string,
  { at }: Verdict,
): Promise<string | undefined> =>
  (
    await db.maybeOne(sql.type(First)`
      select id from messages.messages where owner_id = ${accountId} and triggered_by in ('presumed', 'confirmed')
        and state = any(${sql.array(OUT, 'text')}) and due_at >= ${at}
      order by due_at, id limit 1`)
  )?.id

const Ending = v.object({ endsAt: instant })

/** What an author's life stands at now. */
export const momentNow = async (kernel: Kernel, accountId: string, life: Life): Promise<Moment> => {
  const { clock, db } = kernel
  const [lastSignAt, addresses, goingOut, ending] = await Promise.all([
    countingSign(kernel, accountId, life),
    addressesOf(kernel, accountId),
    goingOutOf(kernel, accountId, life.verdict),
    db.maybeOne(sql.type(Ending)`select ends_at from accounts.accounts where id = ${accountId}`),
  ])
  const known = { lastSignAt, addresses: addresses.length, dayMs: clock.dayMs }
  return momentOf(life, { ...known, now: clock.now(), endsAt: ending?.endsAt ?? '', goingOut })
}

/** The same as a sentence for one who reads it. */
export const sentenceNow = async (kernel: Kernel, accountId: string, life: Life, is: Reader['is']): Promise<string> => {
  const [moment, { name, zone }] = await Promise.all([momentNow(kernel, accountId, life), reachOf(kernel, accountId)])
  return momentInWords(moment, { is, author: name, zone: is === 'author' ? (zone ?? undefined) : undefined })
}
