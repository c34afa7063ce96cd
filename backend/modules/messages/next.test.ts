import { expect, test } from 'vitest'
import { MessageStatus } from './contract.ts'
import { slotsOf } from './decide/schedule.ts'
import { message, type Message } from './message.ts'
import { nextStep, openSlot } from './next.ts'
import { withNotice, type Notice } from './message/notices.ts'

const dayMs = 86_400_000
const dueAt = '2030-06-10T09:00:00.000Z'
const planned: Message = { ...message.initial, round: 1, dueAt, promisedAt: dueAt, dayMs, slots: slotsOf(dueAt, dayMs) }
const notice = (state: Notice['state'], at: string): Notice =>
  withNotice({}, 1, { state, attempt: 1, mailId: 'mail', at })[1] as Notice
const taken = notice('accepted', '2030-06-08T09:00:01.000Z')
const holdUntil = '2030-06-10T10:00:00.000Z'
const claim = { holdUntil } as Message['claim']

const table: readonly (readonly [name: string, state: Partial<Message>, step: string | undefined, at?: string])[] = [
  ['nothing', { status: 'new' }, undefined],
  ['a draft', { status: 'draft', slots: [], dueAt: '' }, undefined],
  ['a message with a date', { status: 'scheduled' }, 'notice', '2030-06-08T09:00:00.000Z'],
  [
    'one whose first check is on its way',
    { status: 'scheduled', notices: { 1: notice('attempted', '') } },
    'notice',
    '2030-06-08T09:00:00.000Z',
  ],
  [
    'one whose first check was put off',
    { status: 'scheduled', notices: { 1: notice('deferred', '2030-06-08T09:05:00.000Z') } },
    'notice',
    '2030-06-08T09:05:00.000Z',
  ],
  [
    'one whose first check was taken',
    { status: 'noticed', notices: { 1: taken } },
    'notice',
    '2030-06-09T09:00:00.000Z',
  ],
  [
    'one whose date has moved since',
    { status: 'noticed', notices: { 1: taken }, dueAt: '2030-06-12T09:00:00.000Z' },
    'notice',
    '2030-06-11T09:00:00.000Z',
  ],
  [
    'one whose first check was put off before a zone moved it on',
    { status: 'scheduled', notices: { 1: notice('deferred', '2030-06-08T08:05:00.000Z') } },
    'notice',
    '2030-06-08T09:00:00.000Z',
  ],
  [
    'one whose second check was put off',
    { status: 'noticed', notices: { 1: taken, 2: notice('deferred', '2030-06-09T09:01:00.000Z') } },
    'notice',
    '2030-06-09T09:01:00.000Z',
  ],
  [
    'one whose first check was refused',
    { status: 'stalled', notices: { 1: notice('rejected', '2030-06-09T09:00:00.000Z') } },
    'notice',
    '2030-06-09T09:00:00.000Z',
  ],
  [
    'one whose second check was refused',
    { status: 'stalled', notices: { 1: taken, 2: notice('rejected', '2030-06-10T09:00:00.000Z') } },
    'notice',
    '2030-06-10T09:00:00.000Z',
  ],
  [
    'one whose first check came back',
    { status: 'stalled', notices: { 1: notice('bounced', '2030-06-08T09:30:00.000Z'), 2: taken } },
    'notice',
    '2030-06-08T09:30:00.000Z',
  ],
  [
    'one whose second check counts no more',
    { status: 'noticed', notices: { 1: taken, 2: notice('void', '') } },
    'notice',
    '2030-06-09T09:00:00.000Z',
  ],
  [
    'one whose checks were waived',
    { status: 'checked', notices: { 1: notice('waived', ''), 2: notice('waived', '') } },
    'claim',
    dueAt,
  ],
  ['one whose checks were taken', { status: 'checked', notices: { 1: taken, 2: taken } }, 'claim', dueAt],
  ['one that is kept until needed', { status: 'dormant' }, undefined],
  ['one on hold', { status: 'held', notices: { 1: taken } }, undefined],
  ['a paused one', { status: 'paused', pausedUntil: '2030-06-01T00:00:00.000Z' }, 'resume', '2030-06-01T00:00:00.000Z'],
  ['a claimed one', { status: 'claimed', claim }, 'release', holdUntil],
  ['a released one', { status: 'delivering', claim, releasedAt: holdUntil }, 'complete', holdUntil],
  ['a delivered one', { status: 'delivered', claim, releasedAt: holdUntil }, undefined],
  ['one that could not be delivered', { status: 'undeliverable', claim, releasedAt: holdUntil }, undefined],
  ['one that was taken back', { status: 'recalled', claim }, undefined],
  ['a cancelled one', { status: 'cancelled', notices: { 1: taken, 2: taken } }, undefined],
  ['an erased one', { status: 'erased' }, undefined],
]

test.each(table)('what comes next for %s', (_, state, step, at) => {
  expect(nextStep(Object.assign({}, planned, state))).toEqual(step && { step, at })
})

test('the table knows every state', () => {
  expect(new Set(table.map(([, { status }]) => status))).toEqual(new Set(['new', ...MessageStatus.options]))
})

test('the one email of a short plan leaves at once', () => {
  const slots = [{ slot: 0, at: '2030-06-09T20:00:00.000Z', minWaitMs: 1 }]
  expect(openSlot({ ...planned, slots })).toEqual({ slot: 0, at: '2030-06-09T20:00:00.000Z' })
})

test('the slots are open one after the other', () => {
  expect(openSlot(planned)).toEqual({ slot: 1, at: '2030-06-08T09:00:00.000Z' })
  expect(openSlot({ ...planned, notices: { 1: taken } })).toEqual({ slot: 2, at: '2030-06-09T09:00:00.000Z' })
  expect(openSlot({ ...planned, notices: { 1: taken, 2: taken } })).toBeUndefined()
})
