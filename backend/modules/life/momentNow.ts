import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { dueAfter, fits, isDormant, isHandedOver, isPausable, statusesThat } from '../messages/reading.ts'
import { countingSign } from '../../kernel/identity/signs.ts'
import { plus } from '../../kernel/log/decider.ts'
import { reachOf } from '../accounts/reading.ts'
import type { Life } from './life.ts'
import { momentOf, type Back, type GoingOut, type Moment } from './moment.ts'
import { momentInWords, type Reader } from './momentInWords.ts'
import { addressesOf } from './queries.ts'
import type { Verdict } from './state.ts'

/** What recipients have, or are being handed. */
const OUT = statusesThat((status) => isHandedOver(status) && status !== 'claimed')
const instant = v.nullable(v.string())
const Row = v.object({ dueAt: instant, sentAt: instant, takeBackUntil: instant, keptSince: instant })
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
/** @number how long we say what became of what had been sent */
const BACK_DAYS = 7
/** A message's delivery that has not been opened, or has not been made yet. */
const isUnopened = sql.fragment`not exists (select from deliveries.deliveries d
  where d.message_id = m.id and d.occurrence = m.occurrence having bool_and(d.opened_at is not null))`

const TakenBack = v.object({ sentAt: instant, isOpened: v.nullable(v.boolean()) })

/** What of an author's was taken back after it had been sent, as those who had told us of a death do so no more. */
const takenBackOf = async (
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  accountId: string,
): Promise<Back | undefined> => {
  const { sentAt, isOpened } = await db.one(sql.type(TakenBack)`
    select max(o.at) as sent_at, bool_or((t.detail ->> 'opened')::int > 0) as is_opened
    from messages.messages m
    join messages.timeline t on t.message_id = m.id and t.label = 'taken-back' and t.detail ->> 'reason' = 'life'
      and (t.detail ->> 'sent')::int > 0 and t.at > ${plus(clock.now(), -BACK_DAYS * clock.dayMs)}
    join messages.timeline o on o.message_id = m.id and o.label = 'released' and o.position < t.position
    where m.owner_id = ${accountId}`)
  return sentAt ? { sentAt, isTakenBack: true, isOpened: isOpened === true } : undefined
}

/** What the verdict, if there is one, dates of an author's messages, and what was sent because of one. For showing only. */
const goingOutOf = async (
  kernel: Pick<Kernel, 'db' | 'clock'>,
  accountId: string,
  verdict: Verdict | undefined,
): Promise<GoingOut> => {
  const now = kernel.clock.now()
  const [{ dueAt, sentAt, takeBackUntil, keptSince }, expected] = await Promise.all([
    kernel.db.one(sql.type(Row)`
      select
        min(due_at) filter (where triggered_by in ('presumed', 'confirmed')
          and (state = any(${sql.array(statusesThat(isPausable), 'text')}) or state = 'claimed')) as due_at,
        max(due_at) filter (where triggered_by in ('presumed', 'confirmed')
          and state = any(${sql.array(OUT, 'text')})) as sent_at,
        max(recall_until) filter (where triggered_by in ('presumed', 'confirmed')
          and state = any(${sql.array(OUT, 'text')}) and ${isUnopened}) as take_back_until,
        max(due_at) filter (where triggered_by in ('presumed', 'confirmed') and state = any(${sql.array(OUT, 'text')})
          and recall_until > ${plus(now, (1 - BACK_DAYS) * kernel.clock.dayMs)} and not ${isUnopened}) as kept_since
      from messages.messages m where owner_id = ${accountId}`),
    verdict ? expectedOf(kernel, accountId, verdict) : [],
  ])
  const firstAt = [dueAt ?? '', ...expected].filter((at) => at !== '').toSorted()[0] ?? ''
  const kept = keptSince && { sentAt: keptSince, isTakenBack: false, isOpened: true }
  const takenBack = await takenBackOf(kernel, accountId)
  const back = takenBack ? { ...takenBack, isOpened: takenBack.isOpened || kept !== null } : kept
  const isLeft = (takeBackUntil ?? '') > now
  return {
    firstAt,
    sentAt: sentAt ?? '',
    takeBackUntil: takeBackUntil ?? '',
    ...(back && (takenBack || !isLeft) && { back }),
  }
}

const Found = v.object({ isThere: v.boolean() })

/** Whether something that was sent because of a report that stands no more has yet to be taken back. */
export const isBeingTakenBack = async (
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  accountId: string,
  { verdict, seenAt }: Life,
): Promise<boolean> => {
  if (verdict) return false
  const { isThere } = await db.one(sql.type(Found)`
    select exists (select from messages.messages m where owner_id = ${accountId}
      and triggered_by in ('presumed', 'confirmed') and state = any(${sql.array(OUT, 'text')}) and rule is null
      and recall_until > ${clock.now()} and due_at > ${seenAt || '2000-01-01T00:00:00.000Z'} and ${isUnopened}) as is_there`)
  return isThere
}

const First = v.object({ id: v.string() })

/** The message that was sent first because of a verdict; undefined while none has. */
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
