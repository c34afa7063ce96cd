import { plus } from '../../../kernel/log/decider.ts'
import { isPausable } from '../contract/status.ts'
import type { Message } from '../message.ts'
import { refuse, requireChangeable, type Decide } from './guards.ts'

/** @number how long staff may pause a message */
const LONGEST_DAYS = 30

/** Staff never own a message: whether it is there is all that is asked. The routes let in admins alone. */
const requireThere = ({ status }: Message): void => {
  if (status === 'new' || status === 'erased') throw refuse('not-found')
}

/**
 * Staff hold a message back, for thirty days at most; a pause that lasts longer already stays. Its author is told by
 * mail and may end the pause: a mistake of ours must not outlast their answer.
 */
export const pauseByStaff =
  ({ days }: { readonly days: number }): Decide =>
  (message, { at, dayMs }) => {
    requireThere(message)
    requireChangeable(message)
    if (!isPausable(message.status)) throw refuse('not-scheduled')
    const until = plus(at, Math.min(days, LONGEST_DAYS) * dayMs)
    if (message.status === 'paused' && message.pausedUntil >= until) return []
    return [{ type: 'MessagePaused', data: { until, by: 'admin' } }]
  }

/** What staff found out about a message, for the next of them; sealed with the message and gone with it. */
export const noteMessage =
  ({ note }: { readonly note: string }): Decide =>
  (message, { by, at }) => {
    requireThere(message)
    const last = message.notes.at(-1)
    if (last?.note === note && last.notedBy === by.id) return []
    return [{ type: 'MessageNoted', data: { note, notedBy: by.id, notedAt: at } }]
  }
