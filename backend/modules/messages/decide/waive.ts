import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { openSlot } from '../next.ts'
import { silenceOf } from '../notices.ts'
import { slideIfLate } from './notice.ts'
import { refuse, requireRound, type Decide } from './guards.ts'

const LEAST_REFUSALS = 3

export type Waiver = {
  readonly round: number
  readonly slot: number
  /** How many addresses the author has now. */
  readonly addresses: number
  /** When the author was last there, or last confirmed an address: the silence begins after it. */
  readonly since: string
}

/** For so many days each address refused, at least three times: never our own outage. */
const isUnreachable = ({ silence, plan, dayMs }: Message, { addresses, since }: Waiver): boolean => {
  const days = plan?.preconsentDays
  if (days === undefined || addresses === 0) return false
  return Array.from({ length: addresses }, (_, addrIdx) => silenceOf(silence, addrIdx, since, dayMs)).every(
    ({ refusals, ms }) => refusals >= LEAST_REFUSALS && ms >= days * dayMs,
  )
}

/**
 * Goes on without a check that no address takes, on the author's own word ("deliver anyway after so many days"). It
 * counts as if it had been taken now (docs/adr/0036).
 */
export const waiveNotice =
  (waiver: Waiver): Decide =>
  (message, { at }) => {
    const { round, slot } = waiver
    if (message.round === round && message.notices[slot]?.state === 'waived') return []
    requireRound(message, round, 'stalled')
    if (openSlot(message)?.slot !== slot) throw refuse('stale-round')
    if (!isUnreachable(message, waiver)) throw refuse('waiver-not-allowed')
    const waived: MessagesEvent = { type: 'NoticeWaived', data: { round, slot, basis: 'preconsent', waivedAt: at } }
    return [waived, ...slideIfLate(message, slot, at)]
  }
