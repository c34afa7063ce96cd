import { plus, type Decision } from '../../kernel/log/decider.ts'
import { refusing } from '../../kernel/errors.ts'
import type { SupportRefusal } from './contract.ts'
import type { Conversation } from './conversation.ts'
import type { Attached, Start, SupportEvent } from './events.ts'

type Decide = Decision<Conversation, SupportEvent>
const refuse = refusing<SupportRefusal>()

// Real hours and days: whoever answers is a person, also in a demo.
const HOUR_MS = 3_600_000
/** @number how long a closed conversation can be opened again */
const REOPEN_MS = 30 * 24 * HOUR_MS
/** @number turns of a conversation with support */
const MOST_TURNS = 300
/** @number files of a conversation with support */
const MOST_FILES = 10

/** @number hours until the first answer that support promises */
const ANSWER_WITHIN_H: Readonly<Record<Start['topic'], number>> = {
  bereavement: 1,
  delivery: 2,
  billing: 24,
  access: 48,
  print: 48,
  other: 48,
  feedback: 48,
  demo: 48,
}
const URGENT: readonly Start['topic'][] = ['bereavement', 'delivery']

const priorityOf = ({ topic, channel }: Pick<Start, 'topic' | 'channel'>): Start['priority'] => {
  if (channel === 'feedback' || channel === 'useful') return 'low'
  return URGENT.includes(topic) ? 'high' : 'normal'
}

type Wanted = Omit<Start, 'priority' | 'startedAt' | 'dueAt'>

/**
 * `isOpen` says whether somebody sits at the desk: only then a chat may go without an address. Whoever says only that a
 * page was useful waits for no answer; a word more opens it.
 */
export const startConversation =
  ({ isOpen, ...wanted }: Wanted & { readonly isOpen: boolean }): Decide =>
  ({ status, text }, { at }) => {
    if (status !== 'new' && text === wanted.text) return []
    if (status !== 'new') throw refuse('not-found')
    const { channel, email, topic } = wanted
    const mayBeNameless = channel === 'feedback' || channel === 'useful' || (channel === 'chat' && isOpen)
    if (!email && !mayBeNameless) throw refuse('need-email')
    const dueAt = plus(at, ANSWER_WITHIN_H[topic] * HOUR_MS)
    const data = { ...wanted, priority: priorityOf(wanted), startedAt: at, dueAt }
    const started = { type: 'ConversationStarted', data } as const
    if (channel !== 'useful') return [started]
    return [started, { type: 'ConversationClosed', data: { by: 'customer', closedAt: at } }]
  }

type Words = { readonly turnId: string; readonly text: string }

const requireRoom = ({ status, turns }: Conversation) => {
  if (status === 'new') throw refuse('not-found')
  if (turns.length >= MOST_TURNS) throw refuse('conversation-full')
}
const requireLately = ({ closedAt }: Conversation, at: string) => {
  if (at > plus(closedAt, REOPEN_MS)) throw refuse('conversation-closed')
}
const isKnown = ({ turns }: Conversation, { turnId }: Pick<Words, 'turnId'>) =>
  turns.some((turn) => turn.turnId === turnId)

/** A word to a closed conversation opens it again for 30 days. */
export const replyAsCustomer =
  (words: Words): Decide =>
  (conversation, { at }) => {
    if (isKnown(conversation, words)) return []
    requireRoom(conversation)
    const replied = { type: 'CustomerReplied', data: { ...words, at } } as const
    if (conversation.status !== 'closed') return [replied]
    requireLately(conversation, at)
    return [{ type: 'ConversationReopened', data: { by: 'customer' } }, replied]
  }

/** The caller has looked at the bytes. A file opens a closed conversation as a word does. */
export const attachFile =
  (file: Omit<Attached, 'at'>): Decide =>
  (conversation, { at }) => {
    if (isKnown(conversation, { turnId: file.fileId })) return []
    requireRoom(conversation)
    if (conversation.turns.filter((turn) => turn.file).length >= MOST_FILES) throw refuse('attachments-full')
    const attached = { type: 'FileAttached', data: { ...file, at } } as const
    if (conversation.status !== 'closed') return [attached]
    requireLately(conversation, at)
    return [{ type: 'ConversationReopened', data: { by: 'customer' } }, attached]
  }

export const replyAsStaff =
  (words: Words): Decide =>
  (conversation, { by, at }) => {
    if (isKnown(conversation, words)) return []
    requireRoom(conversation)
    if (conversation.status === 'closed') requireLately(conversation, at)
    return [{ type: 'StaffReplied', data: { ...words, at, staffId: by.id } }]
  }

export const addNote =
  (words: Words): Decide =>
  (conversation, { by, at }) => {
    if (isKnown(conversation, words)) return []
    requireRoom(conversation)
    return [{ type: 'NoteAdded', data: { ...words, at, staffId: by.id } }]
  }

export const closeConversation =
  (by: 'customer' | 'staff'): Decide =>
  ({ status }, { at }) => {
    if (status === 'new') throw refuse('not-found')
    return status === 'closed' ? [] : [{ type: 'ConversationClosed', data: { by, closedAt: at } }]
  }

export const reopenConversation =
  (): Decide =>
  (conversation, { at }) => {
    if (conversation.status === 'new') throw refuse('not-found')
    if (conversation.status !== 'closed') return []
    requireLately(conversation, at)
    return [{ type: 'ConversationReopened', data: { by: 'staff' } }]
  }

type Answered = { readonly letter: number; readonly smtpCode: number }
const isAwaited = ({ letters, answered }: Conversation, { letter }: Answered) =>
  letter === answered + 1 && letter <= letters

/** The transport's yes or no. */
export const recordLetter =
  ({ acceptedAt, ...mail }: Answered & { readonly acceptedAt?: string }): Decide =>
  (conversation) => {
    if (!isAwaited(conversation, mail)) return []
    if (acceptedAt !== undefined) return [{ type: 'LetterAccepted', data: { ...mail, acceptedAt } }]
    return [{ type: 'LetterRejected', data: mail }]
  }
