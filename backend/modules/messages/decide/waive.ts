import { openSlot } from '../next.ts'
import { refuse, requireRound, type Decide } from './guards.ts'
import { groundFor, waived, type Unreached } from './unreached.ts'

type Waiver = Unreached & { readonly round: number; readonly slot: number }

/**
 * Goes on without a check that no address takes, on the author's own word ("deliver anyway after so many days"), or
 * since their death was confirmed. It counts as if it had been taken now.
 */
export const waiveNotice =
  (waiver: Waiver): Decide =>
  (message, { at }) => {
    const { round, slot } = waiver
    if (message.round === round && message.notices[slot]?.state === 'waived') return []
    requireRound(message, round, 'stalled')
    if (openSlot(message)?.slot !== slot) throw refuse('stale-round')
    const ground = groundFor(message, waiver)
    if (!ground) throw refuse('waiver-not-allowed')
    return waived(message, slot, at, ground)
  }
