import { latest, plus } from '../../kernel/log/decider.ts'
import type { Message } from './message.ts'
import { isDone, isWaiting, lastSlot } from './message/notices.ts'

export type Step = {
  readonly step: 'notice' | 'claim' | 'release' | 'complete' | 'resume' | 'retime' | 'erase'
  readonly at: string
}

/**
 * The slot whose notice counts for nothing yet: the second one leaves a day before the date, wherever that has moved;
 * the one of a short plan (slot 0) leaves at once.
 */
export const openSlot = ({ slots, notices, dueAt, dayMs }: Message): { slot: number; at: string } | undefined => {
  const open = slots.find(({ slot }) => !isDone(notices[slot]))
  if (!open) return undefined
  const isLast = open.slot > 0 && open.slot === lastSlot(slots)
  return { slot: open.slot, at: isLast ? plus(dueAt, -dayMs) : open.at }
}

/** What happens next by itself, and when; undefined when only a person can move it. */
export const nextStep = (message: Message): Step | undefined => {
  switch (message.status) {
    case 'scheduled':
    case 'noticed':
    case 'stalled': {
      const open = openSlot(message)
      const notice = open && message.notices[open.slot]
      // The date may have moved since the try that failed, and the notice's time with it.
      return open && { step: 'notice', at: notice && isWaiting(notice) ? latest(notice.at, open.at) : open.at }
    }
    case 'checked':
      return { step: 'claim', at: message.dueAt }
    case 'claimed':
      return message.claim && { step: 'release', at: message.claim.holdUntil }
    case 'delivering':
      return { step: 'complete', at: message.releasedAt }
    case 'paused':
      return { step: 'resume', at: message.pausedUntil }
    case 'new':
    case 'draft':
    case 'dormant':
    case 'held':
    case 'delivered':
    case 'undeliverable':
    case 'recalled':
    case 'cancelled':
    case 'erased':
      return undefined
  }
}

/** @number how long a cancelled message can be restored */
export const KEPT_DAYS = 30

/** Until when what is cancelled can be restored; undefined where nobody wrote down when that was. */
export const keptUntil = ({ cancelledAt }: Message, dayMs: number): string | undefined =>
  cancelledAt ? plus(cancelledAt, KEPT_DAYS * dayMs) : undefined

/** What is cancelled is erased in the end, but for letters that an earlier delivery gave to somebody. */
export const erasureOf = (message: Message, dayMs: number): Step | undefined => {
  const at = keptUntil(message, dayMs)
  return message.status === 'cancelled' && !message.previous && at ? { step: 'erase', at } : undefined
}
