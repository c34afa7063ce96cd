import { latest } from './decider.ts'
import type { Retry } from './tries.ts'

/** The tries that an address refused since the last mail that was taken. */
export type Silence = readonly { readonly addrIdx: number; readonly at: string }[]
export const noSilence: Silence = []

/** @number longest gap between two refusals that counts as a mailbox's silence */
const LONGEST_GAP_DAYS = 8
/** @number refusals that a mailbox's silence takes */
const LEAST_REFUSALS = 3

/** One more refusal of an address; a try that got no answer is none. */
export const longer = (silence: Silence, addrIdx: number, refusedAt: string | undefined): Silence =>
  refusedAt ? [...silence, { addrIdx, at: refusedAt }] : silence

/**
 * How one address has kept silent since an instant: how often it refused, and for how long in milliseconds. Gaps of at
 * most eight days between its tries add up; longer ones, without a try, count for nothing. Each address by itself, and
 * only since its person was last there: a new address must not inherit the silence of an old one.
 */
export const silenceOf = (silence: Silence, addrIdx: number, since: string, dayMs: number) => {
  const times = silence.filter((each) => each.addrIdx === addrIdx && each.at > since).map(({ at }) => Date.parse(at))
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const counted = gaps.filter((gapMs) => gapMs > 0 && gapMs <= LONGEST_GAP_DAYS * dayMs)
  return { refusals: times.length, ms: counted.reduce((sum, gapMs) => sum + gapMs, 0), lastMs: times.at(-1) ?? 0 }
}

/** What is known of somebody whom our mails do not reach. */
export type Unreached = {
  /** How many addresses they have now. */
  readonly addresses: number
  /** When they were last there: the silence begins after it. */
  readonly since: string
}

const silences = (silence: Silence, { addresses, since }: Unreached, dayMs: number) =>
  Array.from({ length: addresses }, (_, addrIdx) => silenceOf(silence, addrIdx, since, dayMs))

/** For so many days each address refused, at least three times: never our own outage. */
export const isSilentFor = (days: number | null, silence: Silence, unreached: Unreached, dayMs: number): boolean => {
  if (days === null || unreached.addresses === 0) return false
  return silences(silence, unreached, dayMs).every(
    ({ refusals, ms }) => refusals >= LEAST_REFUSALS && ms >= days * dayMs,
  )
}

/** What is tried once a week is tried sooner where the silence is long enough by then. */
export const retriedInTime = <R extends Retry>(
  retry: R,
  days: number | null,
  silence: Silence,
  unreached: Unreached,
  { at, dayMs }: { readonly at: string; readonly dayMs: number },
): R => {
  if (days === null || unreached.addresses === 0 || retry.nextAddrIdx !== 0 || !retry.retryAt) return retry
  const each = silences(silence, unreached, dayMs)
  if (each.some(({ refusals }) => refusals === 0)) return retry
  const longEnough = latest(...each.map(({ ms, lastMs }) => new Date(lastMs + days * dayMs - ms).toISOString()))
  return longEnough > at && longEnough < retry.retryAt ? { ...retry, retryAt: longEnough } : retry
}
