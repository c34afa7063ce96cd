import { expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import { conversation } from '../conversation.ts'
import { replyAsStaff } from '../decide.ts'
import { nextLetter } from '../next.ts'
import { beginWaiting, endWaiting, tellOpening, WISH } from './waiting.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(conversation, { by: { kind: 'visitor', id: 'visitor' }, at, dayMs: 86_400_000 })
const email = 'nell@hale.example'
const wish = { conversationId: 'w1', email, name: '', text: WISH, about: '', accountId: null } as const
const kind = { channel: 'waiting', topic: 'access', priority: 'low' } as const
const started = {
  type: 'ConversationStarted',
  data: { ...wish, ...kind, startedAt: at, dueAt: '2030-01-08T00:00:00.000Z' },
} as const
const closed = { type: 'ConversationClosed', data: { by: 'customer', closedAt: at } } as const
const begun = { type: 'WaitingBegun', data: { email, at } } as const
const told = { type: 'OpeningTold', data: { at } } as const
const ended = { type: 'WaitingEnded', data: { how: 'one_click' } } as const
const accepted = (letter: number) =>
  ({ type: 'LetterAccepted', data: { letter, smtpCode: 250, acceptedAt: at } }) as const
const begin = () => beginWaiting({ conversationId: 'w1', email })
const waiting = [started, closed, begun] as const

test('a wish waits, and is nothing for the desk', () => {
  given()
    .when(begin())
    .emits(...waiting)
  expect(given(...waiting).state).toMatchObject({ status: 'closed', waiting: 'yes' })
})

test('whoever waits is told once, and can wish it anew', () => {
  given(...waiting)
    .when(tellOpening())
    .emits(told)
  given(...waiting, told)
    .when(tellOpening())
    .emits()
  given(...waiting, told)
    .when(begin())
    .emits(begun)
})

test('whoever waits no longer is not told', () => {
  given(...waiting)
    .when(endWaiting('one_click'))
    .emits(ended)
  given(...waiting, ended)
    .when(tellOpening())
    .emits()
  given(...waiting, told)
    .when(endWaiting('page'))
    .emits()
  given().when(tellOpening()).emits()
  given().when(endWaiting('page')).emits()
})

test('the receipt goes first, then that it is open; an answer of staff stays an answer', () => {
  expect(nextLetter(given(...waiting).state)).toMatchObject({ letter: 1, isOpening: false })
  expect(nextLetter(given(...waiting, accepted(1)).state)).toBeUndefined()
  expect(nextLetter(given(...waiting, accepted(1), told).state)).toMatchObject({ letter: 2, isOpening: true })
  const after = given(...waiting, accepted(1), told, accepted(2))
  expect(nextLetter(after.state)).toBeUndefined()
  const words = { turnId: 't1', text: 'It is a green door.' }
  const replied = { type: 'StaffReplied', data: { ...words, at, staffId: 'visitor' } } as const
  after.when(replyAsStaff(words)).emits(replied)
  expect(nextLetter(given(...waiting, accepted(1), told, accepted(2), replied).state)).toMatchObject({
    letter: 3,
    isOpening: false,
    answer: words,
  })
})
