import { plus } from '../../../kernel/decider.ts'
import { refuse, requireAuthor, type Decide } from './guards.ts'

const KEPT_DAYS = 30

/** A cancelled message is a draft again; after thirty days, or with its author's account, its words are gone. */
export const restoreMessage =
  (): Decide =>
  (message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    if (message.status === 'draft') return []
    if (message.status !== 'cancelled' || message.isErased) throw refuse('message-closed')
    const date = message.cancelledAt && plus(message.cancelledAt, KEPT_DAYS * dayMs)
    if (date && date < at) throw refuse('restore-too-late', { date })
    return [{ type: 'MessageRestored', data: { restoredAt: at } }]
  }
