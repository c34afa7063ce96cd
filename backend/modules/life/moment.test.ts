import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import type { LifeEvent } from './events.ts'
import { life } from './life.ts'
import { missingContacts, momentOf, type Facts } from './moment.ts'
import { momentInWords } from './momentInWords.ts'
import {
  challenged,
  confirmed,
  day,
  dayMs,
  mailed,
  planned,
  reported,
  seen,
  START,
  trusted,
} from './testing/reports.ts'

const given = specification(life, { by: { kind: 'system', id: 'system' }, at: START, dayMs })
const nothing = { firstAt: '', sentAt: '', takeBackUntil: '' }
const facts: Facts = { now: day(8), dayMs, lastSignAt: '', addresses: 1, endsAt: '', goingOut: nothing }
const momentAfter = (events: readonly LifeEvent[], changes: Partial<Facts> = {}) =>
  momentOf(given(...events).state, { ...facts, ...changes })
/** What the contact and the author read of it. */
const readAfter = (events: readonly LifeEvent[], changes: Partial<Facts> = {}) => {
  const moment = momentAfter(events, changes)
  return (['contact', 'author'] as const).map((is) => momentInWords(moment, { is, author: 'Ruth' }))
}
const waited: LifeEvent = {
  type: 'ContactPaused',
  data: { contactId: 'ida', pausedAt: day(6), until: day(12), reason: 'unsure' },
}
const refusedMail = mailed(1).map((event): LifeEvent => {
  if (event.type !== 'CheckInAccepted') return event
  const { acceptedAt: _, ...tried } = event.data
  return { type: 'CheckInRejected', data: { ...tried, smtpCode: 550, refusedAt: day(0) } }
})

test.each<[string, readonly LifeEvent[], Partial<Facts>, string, string]>([
  ['nothing has happened', planned, {}, 'As far as we know, Ruth is alive.', 'We know that you’re still here'],
  ['one has told us', [...planned, reported('nora')], {}, '1 of 2 trusted contacts', 'Until one more does, nothing'],
  ['enough have', challenged, {}, 'who has until Tuesday, January 8, 2030 to reply', 'by Tuesday, January 8, 2030'],
  ['their address refuses us', [...challenged, ...refusedMail], {}, 'Please ring Ruth', 'by Tuesday, January 8, 2030'],
  [
    'a contact has us wait',
    [...challenged, waited],
    {},
    'until Sunday, January 13, 2030',
    'as a trusted contact asked',
  ],
  [
    'nothing is kept for it',
    [...challenged, confirmed],
    {},
    'Nothing is sent because of it',
    'Nothing is sent because',
  ],
  [
    'something is kept for it',
    [...challenged, confirmed],
    { goingOut: { ...nothing, firstAt: day(9) } },
    'What Ruth left will be sent on Thursday, January 10, 2030 at the earliest.',
    'will be sent on Thursday, January 10, 2030 at the earliest, unless we hear from you',
  ],
  [
    'it has been sent, and more is to come',
    [...challenged, confirmed],
    { goingOut: { ...nothing, sentAt: day(9), firstAt: day(20) } },
    'was sent on Thursday, January 10, 2030. More will be sent on Monday, January 21, 2030 at the earliest.',
    'What you left was sent on Thursday, January 10, 2030. More will be sent',
  ],
  [
    'they are back, and what was sent can be taken back',
    [...challenged, seen('app', day(9))],
    { goingOut: { firstAt: '', sentAt: day(8), takeBackUntil: day(9) } },
    'Something of Ruth’s was sent on Wednesday, January 9, 2030. Nothing more is sent.',
    'You can take it back until Thursday, January 10, 2030 at',
  ],
  [
    'they are back',
    [...challenged, seen('app', day(1))],
    {},
    'We heard from Ruth on Wednesday',
    'We know that you’re still here',
  ],
  [
    'they close their account',
    [...challenged],
    { endsAt: day(30) },
    'is closing their account',
    'Your account ends on',
  ],
  [
    'a report is taken back after something was sent',
    [...planned, reported('nora')],
    { goingOut: { ...nothing, back: { sentAt: day(8), isTakenBack: true, isOpened: false } } },
    'nothing happens. What was sent on Wednesday, January 9, 2030 was taken back before anyone opened it.',
    'nothing happens. What was sent on Wednesday, January 9, 2030 was taken back before anyone opened it.',
  ],
  [
    'a report is taken back after some of it was opened',
    planned,
    { goingOut: { ...nothing, back: { sentAt: day(8), isTakenBack: true, isOpened: true } } },
    'Ruth is alive. What was sent on Wednesday, January 9, 2030 was taken back where nobody had opened it. What had',
    'Nothing is sent now. What was sent on Wednesday, January 9, 2030 was taken back where nobody had opened it.',
  ],
  [
    'a report is taken back after all of it was opened',
    planned,
    { goingOut: { ...nothing, back: { sentAt: day(8), isTakenBack: false, isOpened: true } } },
    'What was sent on Wednesday, January 9, 2030 stays.',
    'What was sent on Wednesday, January 9, 2030 had been opened, so it stays with anyone who opened it.',
  ],
])('while %s, a contact and the author read so', (_, events, changes, contact, author) => {
  const [toContact, toAuthor] = readAfter(events, changes)
  expect(toContact).toContain(contact)
  expect(toAuthor).toContain(author)
})

test('a question that is late moves the day on which silence counts', () => {
  const tried = { round: 2, about: 'silence', ask: 1, attempt: 1, mailId: 'm' } as const
  const attempted: LifeEvent = { type: 'CheckInAttempted', data: { ...tried, lastSignAt: START } }
  // Three questions, seven days apart, were to begin on day 90.
  const untilAt = (now: string) => momentAfter([...planned, attempted], { now, lastSignAt: START })
  expect(untilAt(day(80))).toEqual({ is: 'asked', until: day(111) })
  expect(untilAt(day(100))).toEqual({ is: 'asked', until: day(121) })
})

const BROUGHT = 'We have no reply from Ruth, so we bring you what Ruth left for you.'
const BACK = 'As far as we know, Ruth is alive, so this came to you too early.'

test.each<[string, readonly LifeEvent[], Partial<Facts>, string]>([
  ['their death was confirmed', [...challenged, confirmed], { goingOut: { ...nothing, firstAt: day(9) } }, BROUGHT],
  [
    'it has been sent',
    [...challenged, confirmed],
    { goingOut: { ...nothing, sentAt: day(9), firstAt: day(20) } },
    BROUGHT,
  ],
  ['nothing more is sent', [...challenged, confirmed], {}, BROUGHT],
  ['they are back', [...challenged, seen('app', day(1))], {}, BACK],
  ['one has told us again', [...planned, seen('app', day(1)), reported('nora')], {}, ''],
  ['they are asked to object', challenged, {}, ''],
  ['a contact has us wait', [...challenged, confirmed, waited], {}, ''],
])('whoever got what they left reads, while %s, no more than that', (_, events, changes, sentence) =>
  expect(momentInWords(momentAfter(events, changes), { is: 'recipient', author: 'Ruth' })).toBe(sentence),
)

test('a plan that needs more contacts than agreed is said, with how many are left', () => {
  expect(missingContacts(given(...planned).state)).toBeUndefined()
  const left: LifeEvent[] = ['nora', 'emil'].map((contactId) => ({ type: 'ContactRemoved', data: { contactId } }))
  expect(missingContacts(given(...planned, ...left).state)).toEqual({ needed: 2, left: 1 })
  expect(missingContacts(given(...trusted).state)).toBeUndefined()
})
