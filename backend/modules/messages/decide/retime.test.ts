import { describe, expect, test } from 'vitest'
import {
  accepted,
  at,
  attempted,
  checked,
  claimed,
  drafted,
  dueAt,
  given,
  noticed,
  scheduled,
  written,
} from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { retimeMessage } from './retime.ts'

const retimed = (to: string): MessagesEvent => ({
  type: 'MessageRetimed',
  data: { round: 1, from: dueAt, to, tzdb: '2030b' },
})
const resolving = (to: string) => retimeMessage({ round: 1, dueAt: to, tzdb: '2030b' })
const now = at('2030-06-01T09:00:00.000Z')
const hourLater = '2030-06-10T10:00:00.000Z'

describe('a zone that changes its rules', () => {
  test.each(['2030-06-10T08:00:00.000Z', hourLater])('moves the date with it, to %s', (to) => {
    const state = given(drafted, written, scheduled).by(now).when(resolving(to)).emits(retimed(to))
    expect(state).toMatchObject({ dueAt: to, promisedAt: to, plan: { tzdb: '2030b' } })
  })
  test('leaves the checks that were sent where it moves by two hours at most', () => {
    const state = given(...noticed)
      .by(at('2030-06-08T10:00:00.000Z'))
      .when(resolving(hourLater))
      .emits(retimed(hourLater))
    expect(state.notices[1]).toMatchObject({ state: 'accepted' })
  })
  test('never moves a date to before what an accepted check promised', () => {
    const [event] = resolving('2030-06-09T09:00:00.000Z')(given(...checked).state, {
      by: { kind: 'system', id: 'system' },
      at: '2030-06-09T10:00:00.000Z',
      dayMs: 86_400_000,
    })
    expect(event?.data).toMatchObject({ to: '2030-06-10T03:00:01.000Z' })
  })
  test('asks anew where it moves by more', () => {
    const to = '2030-06-10T12:00:00.000Z'
    const state = given(...noticed)
      .by(at('2030-06-08T10:00:00.000Z'))
      .when(resolving(to))
      .emits(retimed(to), expect.objectContaining({ type: 'MessageScheduled' }) as MessagesEvent)
    expect(state).toMatchObject({ round: 2, status: 'scheduled', notices: {}, dueAt: to })
  })
  test('leaves time to answer the one email of a short plan, even where none is left', () => {
    const slots = [{ slot: 0, at: '2030-06-09T20:00:00.000Z', minWaitMs: 3_600_000 }]
    const short: MessagesEvent = { ...scheduled, data: { ...scheduled.data, plan: 'short', slots } }
    const mail = { round: 1, slot: 0, attempt: 1, mailId: 'mail-0' }
    const [, anew] = resolving('2030-06-09T21:00:00.000Z')(
      given(drafted, written, short, attempted(mail), accepted(mail, '2030-06-09T20:00:01.000Z')).state,
      { by: { kind: 'system', id: 'system' }, at: '2030-06-10T08:00:00.000Z', dayMs: 86_400_000 },
    )
    expect(anew?.data).toMatchObject({ round: 2, slots: [{ slot: 0, minWaitMs: 1_800_000 }] })
  })
  test('leaves a date that has slid', () => {
    const to = '2030-06-11T09:00:00.000Z'
    const slid: MessagesEvent = { type: 'DueSlid', data: { round: 1, from: dueAt, to, reason: 'unreachable' } }
    given(drafted, written, scheduled, slid).by(now).when(resolving(hourLater)).emits()
  })
  test('changes nothing of what is claimed', () => {
    given(...claimed)
      .by(at(hourLater))
      .when(resolving(hourLater))
      .refuses('stale-round')
  })
})
