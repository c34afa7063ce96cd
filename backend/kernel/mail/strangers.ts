import * as v from 'valibot'
import { sql } from '../db.ts'
import { Refused } from '../errors.ts'
import { count, keyIn, type Counting, type Limit } from '../http/limits.ts'
import { addressHashOf } from '../identity/addressHash.ts'
import type { Kernel } from '../kernel.ts'
import { plus } from '../log/decider.ts'
import { morningFrom, morningOf } from '../words/morning.ts'
import type { Mail } from './mailer.ts'

// Real days: a mailbox is no faster in a demo.
const DAY_MS = 86_400_000
/** @number how long an account counts as new to strangers' mailboxes */
const NEW_MS = 7 * DAY_MS
/**
 * @number how long before the morning a day's count of mails to strangers ends. What waits for the morning finds room,
 * however the clocks differ.
 */
const EARLY_MS = 5 * 60_000
/** @number how long a mail to a stranger counts once. Longer than any mail is tried. */
const KNOWN_S = 14 * 86_400

/** @number mails to strangers a day, by mailbox, sender, newcomer and account */
const A_DAY = { asked: 5, mailbox: 3, sender: 2, newcomer: 30, account: 100 } as const

/** Who has us write to a mailbox that has not said yes. */
export type Sender = {
  readonly accountId: string
  /** Since when there is this account. */
  readonly openedAt: string
  /** The family in whose name it asks. */
  readonly familyId?: string
}
export type Stranger = {
  /** What people ask for themselves, as a link to confirm an address, counts apart: nobody's invitations use it up. */
  readonly purpose: 'asked' | 'own'
  /** Nobody where a visitor asked. */
  readonly from?: Sender
  /** Of whoever reads it, or else of whoever asked; UTC where neither is known. */
  readonly zone?: string | null | undefined
}

type Counted = readonly [limit: Omit<Limit, 'seconds'>, of: string]

/** First the mailbox, so that two mails to it are counted one after the other, and what more mailboxes share last. */
const countedOf = ({ purpose, from }: Stranger, mailbox: string, now: string): readonly Counted[] => {
  if (purpose === 'asked') return [[{ name: 'mailbox-asked', points: A_DAY.asked }, mailbox]]
  const all: Counted = [{ name: 'mailbox-strangers', points: A_DAY.mailbox }, mailbox]
  if (!from) return [all]
  const { accountId, familyId, openedAt } = from
  const senders = [accountId, ...(familyId === undefined || familyId === accountId ? [] : [familyId])]
  const isNew = now < plus(openedAt, NEW_MS)
  return [
    all,
    ...senders.map((id): Counted => [{ name: 'mailbox-sender', points: A_DAY.sender }, `${id} ${mailbox}`]),
    [{ name: 'strangers', points: isNew ? A_DAY.newcomer : A_DAY.account }, accountId],
  ]
}

/** Whether this mail was never counted before: every try of it is one mail. */
const isFirst = async ({ settings, db }: Counting, mailId: string, mailbox: string): Promise<boolean> => {
  const key = keyIn({ settings }, { name: 'stranger-mail' }, `${mailId} ${mailbox}`)
  const row = await db.maybeOne(sql.type(v.object({ key: v.string() }))`
    insert into kernel.limits (key, points, ends_at) values (${key}, 1, now() + make_interval(secs => ${KNOWN_S}))
    on conflict (key) do nothing returning key`)
  return row !== null
}

/**
 * Counts a mail to somebody who has not said yes, unless it was counted before. A mailbox gets three a day from all
 * together, and two of them from one account or family; an account writes to thirty in its first week, and to a hundred
 * a day later. A day begins with its first mail and ends in the morning of the day after.
 * @returns undefined where it may leave, else an Instant: the morning on which it is to be tried again
 */
export const whenItLeaves = async (
  { db, settings, clock }: Pick<Kernel, 'db' | 'settings' | 'clock'>,
  { mailId, to }: Pick<Mail, 'mailId' | 'to'>,
  stranger: Stranger,
): Promise<string | undefined> => {
  const now = clock.now()
  const zone = stranger.zone || 'UTC'
  const endsAt = Date.parse(morningOf(zone, now, 1)) - EARLY_MS
  const seconds = Math.ceil((endsAt - Date.parse(now)) / 1_000)
  const mailbox = addressHashOf(settings, to)
  try {
    await db.transaction(async (tx) => {
      const counting = { settings, db: tx }
      if (!(await isFirst(counting, mailId, mailbox))) return
      for (const [limit, of] of countedOf(stranger, mailbox, now)) await count(counting, { ...limit, seconds }, of)
    })
    return undefined
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'rate-limited') throw error
    return morningFrom(zone, plus(now, Number(error.details['seconds']) * 1_000))
  }
}
