import { plus } from '../../../kernel/log/decider.ts'
import type { Delivery } from '../delivery.ts'
import { aboutOf, refuse, requireLive, type Decide } from './guards.ts'
import { requireNotLocked } from './open.ts'

const MINUTE_MS = 60_000
const CODE_LIVES_MS = 10 * MINUTE_MS
const CODES_AN_HOUR = 5

/** Asks for six digits by mail; a second press within the same minute is the same wish. */
export const requestCode =
  ({ nonce }: { readonly nonce: string }): Decide =>
  (delivery, { at }) => {
    requireLive(delivery, at)
    if (!delivery.isOpened) throw refuse('not-open')
    requireNotLocked(delivery, at)
    const { code, codesAt } = delivery
    if (code && code.state !== 'refused' && at < plus(code.at, MINUTE_MS)) return []
    const lately = codesAt.filter((one) => one > plus(at, -60 * MINUTE_MS))
    const [first = at] = lately
    if (lately.length >= CODES_AN_HOUR) {
      const seconds = Math.ceil((Date.parse(first) + 60 * MINUTE_MS - Date.parse(at)) / 1_000)
      throw refuse('rate-limited', { seconds })
    }
    return [{ type: 'OtpRequested', data: { ...aboutOf(delivery), nonce, at } }]
  }

export const recordCode =
  ({
    nonce,
    isSent,
    smtpCode,
  }: {
    readonly nonce: string
    readonly isSent: boolean
    readonly smtpCode: number
  }): Decide =>
  (delivery) => {
    const { code } = delivery
    if (code?.nonce !== nonce || code.state !== 'asked') return []
    return [{ type: isSent ? 'OtpSent' : 'OtpRefused', data: { ...aboutOf(delivery), nonce, smtpCode } }]
  }

/** What the code is made of, while it counts. */
export const liveCode = ({ code }: Pick<Delivery, 'code'>, at: string): string | undefined =>
  code && at < plus(code.at, CODE_LIVES_MS) ? code.nonce : undefined
