import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { conversation } from './conversation.ts'
import {
  addNote,
  attachFile,
  closeConversation,
  recordLetter,
  reopenConversation,
  replyAsCustomer,
  replyAsStaff,
  startConversation,
} from './decide.ts'
import { nextLetter } from './next.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(conversation, { by: { kind: 'account', id: 'sam' }, at, dayMs: 86_400_000 })
const HOUR = 3_600_000
const DAY = 24 * HOUR
const after = (ms: number) => ({ at: new Date(Date.parse(at) + ms).toISOString() })

const asked = {
  conversationId: 'c1',
  channel: 'form',
  topic: 'delivery',
  name: 'Nell',
  email: 'nell@hale.example',
  text: 'It did not arrive.',
  about: '',
  accountId: null,
} as const
const start = (changes = {}) => startConversation({ ...asked, isOpen: false, ...changes })
const dueAt = after(2 * HOUR).at
const started = { type: 'ConversationStarted', data: { ...asked, priority: 'high', startedAt: at, dueAt } } as const
const words = { turnId: 't1', text: 'Which address was it?' }
const replied = { type: 'StaffReplied', data: { ...words, at, staffId: 'sam' } } as const
const back = { turnId: 't2', text: 'Ben’s.' }
const answered = { type: 'CustomerReplied', data: { ...back, at } } as const
const closed = { type: 'ConversationClosed', data: { by: 'staff', closedAt: at } } as const
const full = Array.from({ length: 299 }, (_, index) => ({
  type: 'CustomerReplied' as const,
  data: { turnId: `n${index}`, text: 'x', at },
}))

describe('beginning a conversation', () => {
  test('promises an answer by its topic', () => given().when(start()).emits(started))
  test.each([
    ['bereavement', 'form', 'high', HOUR],
    ['billing', 'form', 'normal', DAY],
    ['other', 'chat', 'normal', 2 * DAY],
    ['feedback', 'feedback', 'low', 2 * DAY],
  ] as const)('about %s by %s is %s', (topic, channel, priority, ms) => {
    const data = { ...asked, topic, channel, priority, startedAt: at, dueAt: after(ms).at }
    given().when(start({ topic, channel })).emits({ type: 'ConversationStarted', data })
  })
  test('needs an address where nobody is at the desk', () => {
    given()
      .when(start({ email: '' }))
      .refuses('need-email')
    given()
      .when(start({ email: '', channel: 'chat' }))
      .refuses('need-email')
    const data = { ...asked, email: '', channel: 'chat', priority: 'high', startedAt: at, dueAt } as const
    given()
      .when(start({ email: '', channel: 'chat', isOpen: true }))
      .emits({ type: 'ConversationStarted', data })
  })
  test('that only rates a page is closed, and a word more opens it', () => {
    const rated = {
      ...asked,
      channel: 'useful',
      topic: 'feedback',
      email: '',
      text: 'No',
      about: '/faqs#what',
    } as const
    const data = { ...rated, priority: 'low', startedAt: at, dueAt: after(2 * DAY).at } as const
    const begun = { type: 'ConversationStarted', data } as const
    const done = { type: 'ConversationClosed', data: { by: 'customer', closedAt: at } } as const
    given().when(start(rated)).emits(begun, done)
    given(begun, done)
      .when(replyAsCustomer(back))
      .emits({ type: 'ConversationReopened', data: { by: 'customer' } }, answered)
  })
  test('in the place of another is refused', () =>
    given(started)
      .when(start({ text: 'Mine' }))
      .refuses('not-found'))
})

describe('talking', () => {
  test('staff answer, and the person answers', () => {
    given(started).when(replyAsStaff(words)).emits(replied)
    given(started, replied).when(replyAsCustomer(back)).emits(answered)
  })
  test('a note is for staff', () =>
    given(started)
      .when(addNote(words))
      .emits({ type: 'NoteAdded', data: { ...words, at, staffId: 'sam' } }))
  test('with nobody is refused', () => {
    given().when(replyAsCustomer(back)).refuses('not-found')
    given().when(replyAsStaff(words)).refuses('not-found')
    given().when(addNote(words)).refuses('not-found')
  })
  test('ends somewhere', () =>
    given(started, ...full)
      .when(replyAsCustomer(back))
      .refuses('conversation-full'))
})

describe('a file', () => {
  const photo = { fileId: 'f1', type: 'image/jpeg', bytes: 4 } as const
  const attached = { type: 'FileAttached', data: { ...photo, at } } as const
  const many = Array.from({ length: 10 }, (_, index) => ({
    type: 'FileAttached' as const,
    data: { ...photo, fileId: `f${index}`, at },
  }))

  test('is a turn of the person, and waits for us', () => {
    given(started, replied).when(attachFile(photo)).emits(attached)
    expect(given(started, replied, attached).state).toMatchObject({
      status: 'waiting_us',
      turns: [{}, {}, { from: 'them', turnId: 'f1', text: '', file: { type: 'image/jpeg', bytes: 4 } }],
    })
  })
  test('opens a closed conversation for 30 days', () => {
    given(started, closed)
      .when(attachFile(photo))
      .emits({ type: 'ConversationReopened', data: { by: 'customer' } }, attached)
    given(started, closed)
      .by(after(30 * DAY + 1))
      .when(attachFile(photo))
      .refuses('conversation-closed')
  })
  test('in no conversation, in a full one or after ten others is refused', () => {
    given().when(attachFile(photo)).refuses('not-found')
    given(started, ...full)
      .when(attachFile(photo))
      .refuses('conversation-full')
    given(started, ...many)
      .when(attachFile({ ...photo, fileId: 'one-more' }))
      .refuses('attachments-full')
  })
})

describe('closing', () => {
  test('by staff', () => given(started).when(closeConversation('staff')).emits(closed))
  test('nothing is refused', () => given().when(closeConversation('customer')).refuses('not-found'))
  test('ends with a word within 30 days', () => {
    const later = after(30 * DAY)
    given(started, closed)
      .by(later)
      .when(replyAsCustomer(back))
      .emits(
        { type: 'ConversationReopened', data: { by: 'customer' } },
        { type: 'CustomerReplied', data: { ...back, at: later.at } },
      )
  })
  test('is final after that', () => {
    const late = after(30 * DAY + 1)
    for (const decision of [replyAsCustomer(back), replyAsStaff(words), reopenConversation()])
      given(started, closed).by(late).when(decision).refuses('conversation-closed')
  })
  test('is taken back by staff', () => {
    given(started, closed)
      .when(reopenConversation())
      .emits({ type: 'ConversationReopened', data: { by: 'staff' } })
    given(started).when(reopenConversation()).emits()
    given().when(reopenConversation()).refuses('not-found')
  })
})

describe('letters', () => {
  const accepted = { letter: 1, smtpCode: 250, acceptedAt: at }
  const first = { type: 'LetterAccepted', data: accepted } as const
  test('begin with a receipt, then each answer', () => {
    expect(nextLetter(given(started).state)).toEqual({ letter: 1, at, answer: undefined, isOpening: false })
    given(started).when(recordLetter(accepted)).emits(first)
    expect(nextLetter(given(started, first).state)).toBeUndefined()
    expect(nextLetter(given(started, first, replied).state)).toMatchObject({ letter: 2, answer: words })
  })
  test('that no mailbox takes are not sent again', () =>
    given(started)
      .when(recordLetter({ letter: 1, smtpCode: 550 }))
      .emits({ type: 'LetterRejected', data: { letter: 1, smtpCode: 550 } }))
  test('are answered in their order', () =>
    given(started)
      .when(recordLetter({ ...accepted, letter: 2 }))
      .emits())
  test('go nowhere without an address', () =>
    expect(nextLetter(given({ ...started, data: { ...started.data, email: '' } }).state)).toBeUndefined())
})
