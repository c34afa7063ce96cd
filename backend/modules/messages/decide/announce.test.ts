import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import type { MessagesEvent } from '../events.ts'
import {
  accepted,
  addressed,
  armed,
  attempted,
  ben,
  claim,
  dayMs,
  drafted,
  first,
  given,
  plan,
  written,
} from '../testing/history.ts'
import { announceOccasion, announcerLeft, withdrawOccasion } from './announce.ts'
import { armMessage } from './arm.ts'
import { cancelMessage } from './cancel.ts'
import { cancelForErasure } from './erase.ts'
import { recallMessage } from './recall.ts'
import { scheduleMessage } from './schedule.ts'
import { respond } from './respond.ts'

const occasion = {
  type: 'MessageArmed',
  data: {
    ...armed.data,
    mode: 'milestone',
    trigger: 'milestone',
    announcerIds: ['cleo', 'dora'],
    occasion: 'Ben marries',
  },
} as const satisfies MessagesEvent
const keepFor = {
  mode: 'milestone' as const,
  announcerIds: ['cleo'],
  occasion: 'Ben has a child',
  zone: 'UTC',
  contactIds: ['cleo'],
}
const now = '2030-05-01T12:00:00.000Z'
const dayIn = (days: number) => {
  const dueAt = plus(now, days * dayMs)
  return { date: dueAt.slice(0, 10), dueAt, local: dueAt.slice(0, 16), tzdb: '2026a' }
}
const announce = (contactId: string, days = 30) => announceOccasion({ contactId, day: dayIn(days) })
const kept: readonly MessagesEvent[] = [drafted, written, addressed, occasion]
const events = (life: readonly MessagesEvent[], decision: ReturnType<typeof announce>): readonly MessagesEvent[] =>
  decision(given(...life).state, { by: { kind: 'contact', id: 'cleo' }, at: now, dayMs })
const told = [...kept, ...events(kept, announce('cleo'))]
/** That what Cleo said counts no more. */
const fallen = (by: 'author' | 'contact' | 'departure', contactId?: string) => ({
  type: 'MilestoneWithdrawn',
  data: { round: 1, announcerId: 'cleo', date: '2030-05-31', by, ...(contactId && { contactId }) },
})
const back = withdrawOccasion({ contactId: 'cleo' })

describe('somebody whom its author named says when it happens', () => {
  test('and it gets that day and its two checks in one append', () => {
    const [said, why, date] = events(kept, announce('cleo'))
    expect(said).toEqual({ type: 'MilestoneAnnounced', data: { contactId: 'cleo', date: '2030-05-31' } })
    expect(why).toEqual({ type: 'MessageTriggered', data: { cause: 'milestone' } })
    expect(date).toMatchObject({
      type: 'MessageScheduled',
      data: {
        mode: 'milestone',
        answerRule: 'silent',
        dueAt: plus(now, 30 * dayMs),
        slots: [{ slot: 1 }, { slot: 2 }],
        triggered: { cause: 'milestone', from: 'dormant' },
      },
    })
  })
  test.each([1, 0, -200])('never less than two days from now: in %i days', (days) => {
    const date = events(kept, announce('cleo', days)).at(-1)
    expect(date).toHaveProperty('data.dueAt', plus(now, 2 * dayMs))
  })
  test.each([366, -366])('within a year: not in %i days', (days) =>
    given(...kept)
      .by({ at: now })
      .when(announce('cleo', days))
      .refuses('day-invalid'),
  )
  test('once: the same day adds nothing', () => {
    expect(events(told, announce('cleo'))).toEqual([])
    expect(events(told, announce('dora'))).toEqual([])
  })
  test('and each of them may say that it is another day, which is asked about anew', () => {
    const [said, why, date] = events(told, announce('dora', 40))
    const corrected = { contactId: 'dora', date: '2030-06-10', insteadOf: '2030-05-31' }
    expect(said).toEqual({ type: 'MilestoneAnnounced', data: corrected })
    expect(why).toEqual({ type: 'MessageTriggered', data: { cause: 'milestone' } })
    expect(date).toMatchObject({ type: 'MessageScheduled', data: { round: 2, dueAt: plus(now, 40 * dayMs) } })
  })
  test('though not once delivery has begun', () =>
    given(...told, attempted(first), accepted(first, now), { type: 'DeliveryClaimed', data: claim })
      .by({ at: now })
      .when(announce('dora', 40))
      .refuses('message-claimed'))
  test('and a pause of its author’s outlasts the new day', () => {
    const until = plus(now, 90 * dayMs)
    const paused: readonly MessagesEvent[] = [...told, { type: 'MessagePaused', data: { until, by: 'author' } }]
    const { state } = given(...paused, ...events(paused, announce('dora', 40)))
    expect(state).toMatchObject({ status: 'paused', pausedUntil: until, pausedBy: 'author', round: 2 })
  })
  test('and nobody else', () => {
    for (const life of [kept, [...kept.slice(0, 3), armed], kept.slice(0, 3)])
      given(...life)
        .by({ at: now })
        .when(announce('eve'))
        .refuses('not-a-contact')
  })
  test('not once its author has chosen a date themselves, or ended it', () => {
    const cancelled: MessagesEvent = { type: 'MessageCancelled', data: { via: 'app', cancelledAt: now } }
    given(...kept, cancelled)
      .by({ at: now })
      .when(announce('cleo'))
      .refuses('not-a-contact')
  })
})

describe('what was announced is taken back by whoever was named', () => {
  const asked = [...told, attempted(first), accepted(first, '2030-05-29T12:00:01.000Z')]
  test.each([
    ['before a check', told],
    ['after one', asked],
  ])('and it is kept as before: %s', (_, life) => {
    const { occasion: words, ...terms } = occasion.data
    expect(events(life, back)).toEqual([fallen('contact', 'cleo'), { type: 'MessageArmed', data: terms }])
    expect(given(...life, ...events(life, back)).state).toMatchObject({
      status: 'dormant',
      armed: { ...terms, occasion: words },
      announced: undefined,
      dueAt: '',
    })
  })
  test('and may announce another day', () => {
    const life = [...told, ...events(told, back)]
    expect(events(life, announce('cleo', 40)).at(-1)).toHaveProperty('data.dueAt', plus(now, 40 * dayMs))
  })
  test('by another of them, too, by nobody else, and not twice', () => {
    expect(events(told, withdrawOccasion({ contactId: 'dora' }))[0]).toEqual(fallen('contact', 'dora'))
    given(...told)
      .when(withdrawOccasion({ contactId: 'eve' }))
      .refuses('not-a-contact')
    expect(events([...told, ...events(told, back)], back)).toEqual([])
  })
  test('not once delivery has begun', () =>
    given(...asked, { type: 'DeliveryClaimed', data: claim })
      .by({ at: now })
      .when(back)
      .refuses('message-claimed'))
  test('not yet, says its author, and it may be announced again', () => {
    const notYet = respond({ outcome: 'held', via: 'app' })
    const said = notYet(given(...asked).state, { by: { kind: 'account', id: 'ana' }, at: now, dayMs })
    const { state } = given(...asked, ...said)
    expect(said[0]).toEqual(fallen('author'))
    expect(state).toMatchObject({
      status: 'dormant',
      announced: undefined,
      fallen: { ...fallen('author').data, occasion: 'Ben marries', announcerIds: ['cleo', 'dora'] },
    })
    expect(events([...asked, ...said], announce('dora')).map(({ type }) => type)).toEqual([
      'MilestoneAnnounced',
      'MessageTriggered',
      'MessageScheduled',
    ])
  })
})

describe('an author who ends it', () => {
  const ana = { by: { kind: 'account', id: 'ana' }, at: now, dayMs } as const
  const facts = { isVerified: true, recipients: [ben] }
  test.each([
    ['cancels it', cancelMessage({ via: 'app' })],
    ['closes their account', cancelForErasure({ ownerId: 'ana' })],
    ['chooses a date', scheduleMessage({ ...plan, dueAt: plus(now, 99 * dayMs), ...facts })],
    ['keeps it for something else', armMessage({ ...keepFor, ...facts, lifePlan: undefined })],
  ])('%s: that is said, with the day that counts no more', (_, decision) => {
    const ended = decision(given(...told).state, ana)
    expect(ended[0]).toEqual(fallen('author'))
    expect(given(...told, ...ended).state).toMatchObject({ announced: undefined, fallen: { occasion: 'Ben marries' } })
    expect(decision(given(...kept).state, ana).map(({ type }) => type)).not.toContain('MilestoneWithdrawn')
  })
  test('takes it back in its undo time: that is said, and after it nothing is', () => {
    const claimed: readonly MessagesEvent[] = [...told, { type: 'DeliveryClaimed', data: claim }]
    const recall = recallMessage({ links: [] })
    expect(recall(given(...claimed).state, ana)[0]).toEqual(fallen('author'))
    const released: MessagesEvent = {
      type: 'DeliveryReleased',
      data: { messageId: 'm', occurrence: claim.occurrence, releasedAt: now, recipients: claim.recipients },
    }
    expect(recall(given(...claimed, released).state, ana).map(({ type }) => type)).toEqual(['DeliveryRecalled'])
  })
})

describe('a contact who goes', () => {
  const left = announcerLeft({ contactId: 'cleo' })
  test('takes along what they said, and it is kept as before', () => {
    const { occasion: _, ...terms } = occasion.data
    expect(events(told, left)).toEqual([fallen('departure', 'cleo'), { type: 'MessageArmed', data: terms }])
  })
  test('takes it along in the undo time, too', () => {
    const claimed: readonly MessagesEvent[] = [...told, { type: 'DeliveryClaimed', data: claim }]
    expect(events(claimed, left).map(({ type }) => type)).toEqual([
      'MilestoneWithdrawn',
      'DeliveryRecalled',
      'MessageArmed',
    ])
    expect(given(...claimed, ...events(claimed, left)).state).toMatchObject({ status: 'dormant', claim: undefined })
  })
  test('leaves what another one said', () => {
    expect(events(told, announcerLeft({ contactId: 'dora' }))).toEqual([])
    expect(events(kept, left)).toEqual([])
  })
})
