import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type Said, type Start, type SupportEvent } from './events.ts'

export type Turn = Said & {
  readonly from: 'them' | 'us' | 'note'
  /** A turn without words is a file. */
  readonly file?: { readonly type: string; readonly bytes: number }
}
export type Conversation = Start & {
  readonly status: 'new' | 'waiting_us' | 'waiting_them' | 'closed'
  readonly turns: readonly Turn[]
  readonly closedAt: string
  /** How many letters there are to send, and how many of them the mail transport has answered. */
  readonly letters: number
  readonly answered: number
  /** Whether its person waits for sign-ups to open. */
  readonly waiting: 'no' | 'yes' | 'told' | 'ended'
  /** The numbers of the letters that say that they are open. */
  readonly openings: readonly number[]
}

const said = (from: Turn['from'], { turnId, text, at }: Said): Turn => ({ from, turnId, text, at })

export const conversation: Aggregate<Conversation, SupportEvent> = {
  category: 'support',
  personal,
  subject: ({ accountId, conversationId }) => (accountId ? `account-${accountId}` : `support-${conversationId}`),
  audience: ({ accountId }) => accountId ?? '',
  initial: {
    status: 'new',
    conversationId: '',
    channel: 'form',
    topic: 'other',
    priority: 'normal',
    name: '',
    email: '',
    text: '',
    about: '',
    accountId: null,
    startedAt: '',
    dueAt: '',
    turns: [],
    closedAt: '',
    letters: 0,
    answered: 0,
    waiting: 'no',
    openings: [],
  },
  evolve: (conversation, event) => {
    const { turns, letters } = conversation
    switch (event.type) {
      case 'ConversationStarted': {
        const { conversationId: turnId, text, startedAt: at } = event.data
        const first = said('them', { turnId, text, at })
        return { ...conversation, ...event.data, status: 'waiting_us', turns: [first], letters: 1 }
      }
      case 'CustomerReplied':
        return { ...conversation, status: 'waiting_us', turns: [...turns, said('them', event.data)] }
      case 'FileAttached': {
        const { fileId: turnId, type, bytes, at } = event.data
        const turn: Turn = { from: 'them', turnId, text: '', at, file: { type, bytes } }
        return { ...conversation, status: 'waiting_us', turns: [...turns, turn] }
      }
      case 'StaffReplied': {
        const answer = said('us', event.data)
        return { ...conversation, status: 'waiting_them', turns: [...turns, answer], letters: letters + 1 }
      }
      case 'NoteAdded':
        return { ...conversation, turns: [...turns, said('note', event.data)] }
      case 'ConversationClosed':
        return { ...conversation, status: 'closed', closedAt: event.data.closedAt }
      case 'ConversationReopened':
        return { ...conversation, status: event.data.by === 'customer' ? 'waiting_us' : 'waiting_them', closedAt: '' }
      case 'WaitingBegun':
        return { ...conversation, email: event.data.email, waiting: 'yes' }
      case 'OpeningTold': {
        const opening = letters + 1
        const openings = [...conversation.openings, opening]
        return { ...conversation, waiting: 'told', letters: opening, openings }
      }
      case 'WaitingEnded':
        return { ...conversation, waiting: 'ended' }
      case 'LetterAccepted':
      case 'LetterRejected':
        return { ...conversation, answered: event.data.letter }
    }
  },
}
