import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import type { MessagesEvent } from '../events.ts'
import {
  accepted,
  addressed,
  armed,
  attempted,
  claim,
  dayMs,
  drafted,
  first,
  given,
  written,
} from '../testing/history.ts'
import { announceOccasion, withdrawOccasion } from './announce.ts'
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
  test('once: whoever comes second adds nothing', () => {
    expect(events(told, announce('cleo', 40))).toEqual([])
    expect(events(told, announce('dora'))).toEqual([])
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

describe('whoever announced it takes it back', () => {
  const asked = [...told, attempted(first), accepted(first, '2030-05-29T12:00:01.000Z')]
  test.each([
    ['before a check', told],
    ['after one', asked],
  ])('and it is kept as before: %s', (_, life) => {
    const { occasion: words, ...terms } = occasion.data
    const withdrawn = { type: 'MilestoneWithdrawn', data: { contactId: 'cleo' } }
    expect(events(life, back)).toEqual([withdrawn, { type: 'MessageArmed', data: terms }])
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
  test('nobody else does, and not twice', () => {
    expect(events(told, withdrawOccasion({ contactId: 'dora' }))).toEqual([])
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
    expect(state).toMatchObject({ status: 'dormant', announced: undefined })
    expect(events([...asked, ...said], announce('dora')).map(({ type }) => type)).toEqual([
      'MilestoneAnnounced',
      'MessageTriggered',
      'MessageScheduled',
    ])
  })
})
