import { refusing, type Refused } from '../errors.ts'
import { plus } from '../log/decider.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** @number how long a mailed code of six digits works */
const CODE_LIVES_MS = 10 * MINUTE_MS
/** @number mailed codes in an hour */
const CODES_AN_HOUR = 5

/** Six digits that were asked for; `sent` and `refused` are the transport's yes and no. */
export type Code = {
  readonly nonce: string
  readonly at: string
  readonly state: 'asked' | 'sent' | 'refused'
  /** When the transport took them: they may have waited for long. */
  readonly sentAt?: string
}

/** Where somebody stands who has digits mailed to them and types them in. */
export type Codes = {
  readonly code: Code | undefined
  readonly codesAt: readonly string[]
  /** When each wrong answer was given. */
  readonly failedAt: readonly string[]
  readonly lockedUntil: string
}
export const noCodes: Codes = { code: undefined, codesAt: [], failedAt: [], lockedUntil: '' }

/** Their fold, for every stream that keeps them. */
export const codeAsked = ({ codesAt }: Pick<Codes, 'codesAt'>, { nonce, at }: Pick<Code, 'nonce' | 'at'>) => ({
  code: { nonce, at, state: 'asked' as const },
  codesAt: [...codesAt, at],
})
/** The transport's yes, with its time, or its no. */
export const codeAnswered = ({ code }: Pick<Codes, 'code'>, nonce: string, sentAt?: string) => {
  if (code?.nonce !== nonce) return {}
  return {
    code: sentAt === undefined ? { ...code, state: 'refused' as const } : { ...code, state: 'sent' as const, sentAt },
  }
}
export const codeFailed = ({ failedAt }: Pick<Codes, 'failedAt'>, at: string) => ({ failedAt: [...failedAt, at] })
/** What was mailed before the lock opens nothing after it. */
export const codesLocked = (until: string) => ({ lockedUntil: until, code: undefined })

/** So many wrong answers within a time lock for as long, so that after it all of them are there again. */
export type Limit = { readonly tries: number; readonly withinMs: number }

export const triesLeft = ({ failedAt }: Pick<Codes, 'failedAt'>, at: string, { tries, withinMs }: Limit): number =>
  tries - failedAt.filter((one) => one > plus(at, -withinMs)).length

const refuse = refusing<'locked' | 'rate-limited'>()

/**
 * Why no answer is taken now, or nothing. Its page says how long it lasts, as the server does not know the reader's
 * zone.
 */
export const lockOf = ({ lockedUntil }: Pick<Codes, 'lockedUntil'>, at: string): Refused | undefined => {
  const seconds = Math.ceil((Date.parse(lockedUntil || at) - Date.parse(at)) / 1_000)
  return seconds > 0 ? refuse('locked', { until: lockedUntil, seconds }) : undefined
}

/** @throws Refused `locked` */
export const requireNotLocked = (codes: Pick<Codes, 'lockedUntil'>, at: string): void => {
  const lock = lockOf(codes, at)
  if (lock) throw lock
}

/**
 * Whether a wish for digits is a new one: a second press within the same minute is the same wish.
 * @throws Refused `locked`; `rate-limited` after five in an hour
 */
export const wantsCode = (codes: Omit<Codes, 'failedAt'>, at: string): boolean => {
  requireNotLocked(codes, at)
  const { code, codesAt } = codes
  if (code && code.state !== 'refused' && at < plus(code.at, MINUTE_MS)) return false
  const lately = codesAt.filter((one) => one > plus(at, -HOUR_MS))
  const [first = at] = lately
  if (lately.length < CODES_AN_HOUR) return true
  throw refuse('rate-limited', { seconds: Math.ceil((Date.parse(first) + HOUR_MS - Date.parse(at)) / 1_000) })
}

/** Whether the transport's answer to these digits is not known yet. */
export const isAwaited = ({ code }: Pick<Codes, 'code'>, nonce: string): boolean =>
  code?.nonce === nonce && code.state === 'asked'

/** What the digits are made of, while they count: for ten minutes after they were mailed, as their mail says. */
export const liveCode = ({ code }: Pick<Codes, 'code'>, at: string): string | undefined =>
  code && at < plus(code.sentAt ?? code.at, CODE_LIVES_MS) ? code.nonce : undefined
