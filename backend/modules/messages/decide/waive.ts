import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { openSlot } from '../next.ts'
import { slideIfLate } from './notice.ts'
import { refuse, requireRound, type Decide } from './guards.ts'

const LEAST_REFUSALS = 3

/** For so many days no address took mail, each refused at least three times: never our own outage. */
const isUnreachable = ({ silence, plan, dayMs }: Message, addresses: number): boolean => {
  const days = plan?.preconsentDays
  if (days === undefined || addresses === 0) return false
  const isEachRefused = Array.from({ length: addresses }, (_, addrIdx) => silence.refused[addrIdx] ?? 0).every(
    (n) => n >= LEAST_REFUSALS,
  )
  return isEachRefused && silence.ms >= days * dayMs
}

/**
 * Goes on without a check that no address takes, on the author's own word ("deliver anyway after so many days"). It
 * counts as if it had been taken now.
 */
export const waiveNotice =
  ({ round, slot, addresses }: { readonly round: number; readonly slot: number; readonly addresses: number }): Decide =>
  (message, { at }) => {
    if (message.round === round && message.notices[slot]?.state === 'waived') return []
    requireRound(message, round, 'stalled')
    if (openSlot(message)?.slot !== slot) throw refuse('stale-round')
    if (!isUnreachable(message, addresses)) throw refuse('waiver-not-allowed')
    const waived: MessagesEvent = { type: 'NoticeWaived', data: { round, slot, basis: 'preconsent', waivedAt: at } }
    return [waived, ...slideIfLate(message, slot, at)]
  }
