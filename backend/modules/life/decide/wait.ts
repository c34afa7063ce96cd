import { latest, plus } from '../../../kernel/log/decider.ts'
import { MOST_WAIT_DAYS, MOST_WAITS_DAYS, type WaitReason } from '../contract.ts'
import { waitsUntil, type Life } from '../life.ts'
import { refuse, requireContact, type Decide } from './guards.ts'

const lengthMs = (from: string, until: string): number => Math.max(0, Date.parse(until) - Date.parse(from))

/** How long contacts may still ask us to wait, in all, since the author's last sign of life. */
export const waitLeftMs = ({ waits }: Pick<Life, 'waits'>, lastSignAt: string, dayMs: number): number => {
  const used = waits.map(({ from, until }) => lengthMs(latest(from, lastSignAt), until)).reduce((a, b) => a + b, 0)
  return Math.max(0, MOST_WAITS_DAYS * dayMs - used)
}

type Wish = {
  readonly contactId: string
  readonly days: number
  readonly reason: WaitReason
  /** When the author pressed, answered or signed in last, read by the caller. */
  readonly lastSignAt: string
}

/**
 * A contact asks us to wait: thirty days at a time, ninety in all until the author shows a sign of life. It delays and
 * ends nothing: an author who has died cannot send it again.
 */
export const askToWait =
  ({ contactId, days, reason, lastSignAt }: Wish): Decide =>
  (life, { at, dayMs }) => {
    if (requireContact(life, contactId).status !== 'accepted') throw refuse('not-a-contact')
    const running = waitsUntil(life)
    const wished = plus(at, Math.min(days, MOST_WAIT_DAYS) * dayMs)
    if (running >= wished) return []
    const leftMs = waitLeftMs(life, lastSignAt, dayMs)
    if (leftMs === 0 && running > at) return []
    if (leftMs === 0) throw refuse('contact-pause-used-up', { days: MOST_WAITS_DAYS })
    const most = plus(latest(at, running), leftMs)
    const until = wished < most ? wished : most
    return [{ type: 'ContactPaused', data: { contactId, pausedAt: at, until, reason } }]
  }

/** The author is there, or was at `signAt`: we wait no longer. What they did before they were asked after says nothing. */
export const endWait =
  ({ signAt }: { readonly signAt?: string } = {}): Decide =>
  (life, { at }) => {
    const askedAt = life.waits.at(-1)?.askedAt ?? ''
    if (waitsUntil(life) <= at || (signAt ?? at) < askedAt) return []
    return [{ type: 'ContactPauseEnded', data: { endedAt: at } }]
  }
