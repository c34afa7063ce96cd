import { classOf } from '../mail/returnClass.ts'

/** One try to mail something to one of somebody's addresses. These are counted from 0, which is left out. */
export type Try = { readonly attempt: number; readonly mailId: string; readonly addrIdx?: number }

/** What follows a try that was not taken: when another one comes, and to which address; nothing where none does. */
export type Retry = { readonly retryAt?: string; readonly nextAddrIdx?: number }

/** Where the tries to mail one thing stand. */
export type Tries = {
  readonly state: 'attempted' | 'accepted' | 'deferred' | 'rejected' | 'bounced'
  /** The last try's number. */
  readonly attempt: number
  readonly mailId: string
  /** The address that was tried last, and that of the next try. */
  readonly addrIdx: number
  readonly nextAddrIdx: number
  /** When it was accepted, or is tried again; empty where neither is known. */
  readonly at: string
  /** Tries in a row that this address put off. */
  readonly deferrals: number
  /** How often every address had failed. */
  readonly failures: number
}
type Counts = Pick<Tries, 'deferrals' | 'failures'>
export const noTries: Counts = { deferrals: 0, failures: 0 }

const ofTry = ({ attempt, mailId, addrIdx = 0 }: Try) => ({ attempt, mailId, addrIdx, nextAddrIdx: addrIdx })

/** Every address has failed: the next one is the first again, or none. */
export const isExhausted = ({ nextAddrIdx = 0 }: Retry): boolean => nextAddrIdx === 0

/** A mail is about to leave. */
export const attempted = (before: Counts, tried: Try): Tries => ({
  ...ofTry(tried),
  state: 'attempted',
  at: '',
  deferrals: before.deferrals,
  failures: before.failures,
})

/** A transport took the mail. */
export const accepted = (before: Counts, tried: Try, at: string): Tries => ({
  ...attempted(before, tried),
  state: 'accepted',
  at,
  deferrals: 0,
})

/** Not now: the same address again, or another one once this has put off enough. */
export const deferred = (before: Counts, tried: Try, { retryAt = '', nextAddrIdx }: Retry): Tries => {
  const same: Tries = { ...attempted(before, tried), state: 'deferred', at: retryAt, deferrals: before.deferrals + 1 }
  if (nextAddrIdx === undefined) return same
  return { ...same, nextAddrIdx, deferrals: 0, failures: before.failures + (nextAddrIdx === 0 ? 1 : 0) }
}

/** An address said no, at once or later by a mail of its own. */
export const refused = (before: Counts, tried: Try, state: 'rejected' | 'bounced', retry: Retry): Tries => ({
  ...ofTry(tried),
  state,
  nextAddrIdx: retry.nextAddrIdx ?? 0,
  at: retry.retryAt ?? '',
  deferrals: 0,
  failures: before.failures + (isExhausted(retry) ? 1 : 0),
})

type Last = { readonly state: string; readonly attempt: number } | undefined

/** Whether this very try has begun before: its command is a repeat. */
export const hasBegun = (last: Last, { attempt }: Try): boolean => last?.attempt === attempt

/** Whether this try is the one whose answer is not known yet. */
export const isAwaited = (last: Last, tried: Try): boolean => hasBegun(last, tried) && last?.state === 'attempted'

/** The next address at once; undefined after the last one of so many. */
export const nextAddress = (addrIdx: number, addresses: number, at: string): Required<Retry> | undefined =>
  addrIdx + 1 < addresses ? { retryAt: at, nextAddrIdx: addrIdx + 1 } : undefined

/**
 * @number waits after a check or a link was not taken, as parts of a day. 1, 5 and 30 minutes of a real one, then every
 * two hours
 */
const RETRY_AFTER = [1 / 1440, 1 / 288, 1 / 48, 1 / 12] as const

/**
 * How long to wait after the `attempt`th try (from 1), never under a second. In a short day it still comes before the
 * date.
 */
export const retryDelayMs = (attempt: number, dayMs: number): number =>
  Math.max(1_000, (RETRY_AFTER[Math.min(attempt, RETRY_AFTER.length) - 1] ?? RETRY_AFTER[0]) * dayMs)

/**
 * @number tries of a check or a link until the next address is asked. With 1, 5 and 30 minutes and then every two hours
 * so many fill a day.
 */
const MOST_TRIES = 15
/** @number daily rounds of tries before they become weekly */
const DAILY_FAILURES = 14
/** @number how far apart the later rounds of tries are */
const WEEK_DAYS = 7

/** Who is to be reached, when the try ended, and how long a day is. */
export type Trying = { readonly addresses: number; readonly at: string; readonly dayMs: number }

/** After a no: the next address at once; after the last one the first again in a day, or in a week. */
export const afterNo = (before: Counts | undefined, { addrIdx = 0 }: Try, trying: Trying): Required<Retry> => {
  const { addresses, at, dayMs } = trying
  const days = (before?.failures ?? 0) < DAILY_FAILURES ? 1 : WEEK_DAYS
  const again = { retryAt: new Date(Date.parse(at) + days * dayMs).toISOString(), nextAddrIdx: 0 }
  return nextAddress(addrIdx, addresses, at) ?? again
}

/** After "not now": the same address ever more slowly for a day, then as after a no. */
export const afterNotNow = (
  before: Counts | undefined,
  tried: Try,
  trying: Trying,
): Retry & { readonly retryAt: string } => {
  const { at, dayMs } = trying
  const tries = (before?.deferrals ?? 0) + 1
  if (tries >= MOST_TRIES) return afterNo(before, tried, trying)
  return { retryAt: new Date(Date.parse(at) + retryDelayMs(tries, dayMs)).toISOString() }
}

/** Only a refusal that somebody spoke counts as one; a transport that did not answer is our own trouble. */
export const spoken = (smtpCode: number, at: string) => (smtpCode > 0 ? { refusedAt: at } : {})

/** A mail that came back is the address's no only where there is no such mailbox: one that is full, or a policy, is none. */
export const refusedBy = (dsnStatus: string, at: string) => (classOf(dsnStatus) === 'gone' ? { refusedAt: at } : {})

const NO_MAILBOX: ReadonlySet<number> = new Set([550, 551, 553])

/** Whether an answer says that there is no such mailbox: it is not there, not local, or not allowed by its name (RFC 5321, 4.2.3). */
export const isNoMailbox = (smtpCode: number): boolean => NO_MAILBOX.has(smtpCode)
