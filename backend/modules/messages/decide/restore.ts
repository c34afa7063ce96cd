import { keptUntil } from '../next.ts'
import { refuse, requireAuthor, type Decide } from './guards.ts'

/** A cancelled message is a draft again; after thirty days its words are gone. */
export const restoreMessage =
  (): Decide =>
  (message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    if (message.status === 'draft') return []
    const date = keptUntil(message, dayMs)
    if (message.status === 'erased' && date) throw refuse('restore-too-late', { date })
    if (message.status !== 'cancelled') throw refuse('message-closed')
    // What somebody was given before stays theirs: it is over, but not erased.
    if (date && date < at) throw message.previous ? refuse('message-closed') : refuse('restore-too-late', { date })
    return [{ type: 'MessageRestored', data: { restoredAt: at } }]
  }
