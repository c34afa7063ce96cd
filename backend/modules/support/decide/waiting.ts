import { plus, type Decision } from '../../../kernel/log/decider.ts'
import type { Conversation } from '../conversation.ts'
import type { SupportEvent } from '../events.ts'

type Decide = Decision<Conversation, SupportEvent>

/** What somebody says who leaves an address while the house takes nobody new. */
export const WISH = 'Please tell me when sign-ups are open again.'
const WEEK_MS = 7 * 86_400_000

/** Nobody at the desk need answer, so it is closed as it begins; a word more opens it like any other. */
export const beginWaiting =
  ({ conversationId, email }: { conversationId: string; email: string }): Decide =>
  ({ status, waiting }, { at }) => {
    if (waiting === 'yes') return []
    const begun = { type: 'WaitingBegun', data: { email, at } } as const
    if (status !== 'new') return [begun]
    const wish = { conversationId, email, name: '', text: WISH, about: '', accountId: null } as const
    const kind = { channel: 'waiting', topic: 'access', priority: 'low' } as const
    return [
      { type: 'ConversationStarted', data: { ...wish, ...kind, startedAt: at, dueAt: plus(at, WEEK_MS) } },
      { type: 'ConversationClosed', data: { by: 'customer', closedAt: at } },
      begun,
    ]
  }

/** Sign-ups are open: whoever waits is told, once for each wish. */
export const tellOpening =
  (): Decide =>
  ({ waiting }, { at }) =>
    waiting === 'yes' ? [{ type: 'OpeningTold', data: { at } }] : []

/** Never refused: whoever waits no longer hears no more of it. */
export const endWaiting =
  (how: 'one_click' | 'page' | 'erased'): Decide =>
  ({ waiting }) =>
    waiting === 'yes' ? [{ type: 'WaitingEnded', data: { how } }] : []
