import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import type { LifeEvent } from '../events.ts'
import { life, waitsUntil } from '../life.ts'
import { askToWait, endWait, waitLeftMs } from './wait.ts'

const dayMs = 86_400_000
const now = '2030-01-01T00:00:00.000Z'
const day = (n: number) => plus(now, n * dayMs)
const given = specification(life, { by: { kind: 'contact', id: 'nora' }, at: now, dayMs })
const later = (days: number) => ({ at: day(days) })

const person = { name: 'Nora', address: 'nora@hale.example', addressHash: 'h1' }
const invited: LifeEvent = { type: 'ContactInvited', data: { accountId: 'ana', contactId: 'nora', ...person } }
const agreed: LifeEvent[] = [invited, { type: 'ContactAccepted', data: { contactId: 'nora' } }]
const paused = (from: number, until: number): LifeEvent => ({
  type: 'ContactPaused',
  data: { contactId: 'nora', pausedAt: day(from), until: day(until), reason: 'unsure' },
})
const ended = (n: number): LifeEvent => ({ type: 'ContactPauseEnded', data: { endedAt: day(n) } })
const ask = (days: number, lastSignAt = '') => askToWait({ contactId: 'nora', days, reason: 'unsure', lastSignAt })

describe('a contact who asks us to wait', () => {
  test('is heard for as many days as they say', () =>
    given(...agreed)
      .when(ask(10))
      .emits(paused(0, 10)))
  test('is heard for thirty days at most at a time', () =>
    given(...agreed)
      .when(ask(40))
      .emits(paused(0, 30)))
  test('changes nothing while we wait that long already', () =>
    given(...agreed, paused(0, 20))
      .by(later(5))
      .when(ask(15))
      .emits())
  test('may have us wait longer, and the time counts once', () => {
    const state = given(...agreed, paused(0, 20))
      .by(later(10))
      .when(ask(30))
      .emits(paused(10, 40))
    expect(waitLeftMs(state, '', dayMs)).toBe(50 * dayMs)
  })
  test('is given what is left of ninety days', () =>
    given(...agreed, paused(0, 30), paused(30, 60), paused(60, 80))
      .by(later(80))
      .when(ask(30))
      .emits(paused(80, 90)))
  test('is refused after ninety days', () =>
    given(...agreed, paused(0, 30), paused(30, 60), paused(60, 90))
      .by(later(91))
      .when(ask(1))
      .refuses('contact-pause-used-up', { days: 90 }))
  test('is told nothing new while the last of the ninety days run', () =>
    given(...agreed, paused(0, 30), paused(30, 60), paused(60, 90))
      .by(later(80))
      .when(ask(30))
      .emits())
  test('has ninety days again once the author was there', () =>
    given(...agreed, paused(0, 30), paused(30, 60), paused(60, 90))
      .by(later(91))
      .when(ask(5, day(90)))
      .emits(paused(91, 96)))
  test('has used only the days until the author ended it', () =>
    expect(waitLeftMs(given(...agreed, paused(0, 30), ended(10)).state, '', dayMs)).toBe(80 * dayMs))
  test.each([
    ['was only asked', [invited]],
    ['said no', [...agreed, { type: 'ContactDeclined', data: { contactId: 'nora', declinedAt: now } }]],
    ['was removed', [...agreed, { type: 'ContactRemoved', data: { contactId: 'nora' } }]],
  ] as const)('is not heard when they %s', (_, history) =>
    given(...(history as readonly LifeEvent[]))
      .when(ask(10))
      .refuses('not-a-contact'),
  )
})

describe('an author who is there', () => {
  test('ends the wait', () => {
    const state = given(...agreed, paused(0, 30))
      .by(later(4))
      .when(endWait())
      .emits(ended(4))
    expect(waitsUntil(state)).toBe(day(4))
  })
  test('ends none that is over', () =>
    given(...agreed, paused(0, 30))
      .by(later(31))
      .when(endWait())
      .emits())
  test('ends none by what they did before it was asked for', () =>
    given(...agreed, paused(3, 30))
      .by(later(4))
      .when(endWait({ signAt: day(2) }))
      .emits())
})
