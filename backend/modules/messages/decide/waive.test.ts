import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/decider.ts'
import {
  addressed,
  at,
  attempted,
  dayMs,
  drafted,
  dueAt,
  first,
  given,
  scheduled,
  written,
} from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { waiveNotice } from './waive.ts'

const onTime = '2030-06-08T09:00:00.000Z'
const agreed = { ...scheduled, data: { ...scheduled.data, preconsentDays: 30 } } as MessagesEvent
/** Refused once every so many days, so many times. */
const refusals = (times: number, everyDays: number, refused = true): MessagesEvent[] =>
  Array.from({ length: times }, (_, index): MessagesEvent[] => {
    const on = plus(onTime, index * everyDays * dayMs)
    const data = { ...first, attempt: index + 1, smtpCode: refused ? 550 : 0, retryAt: plus(on, dayMs) }
    return [
      attempted({ ...first, attempt: index + 1 }),
      { type: 'NoticeRejected', data: { ...data, nextAddrIdx: 0, ...(refused && { refusedAt: on }) } },
    ]
  }).flat()
const told = [drafted, written, addressed, agreed]
const waiving = (addresses = 1) => waiveNotice({ round: 1, slot: 1, addresses })
const after = plus(onTime, 30 * dayMs)

describe('a check that nobody can be sent', () => {
  test('is waived once no address has taken mail for as long as the author said, and the date leaves time', () => {
    const state = given(...told, ...refusals(6, 6))
      .by(at(after))
      .when(waiving())
      .emits(
        { type: 'NoticeWaived', data: { round: 1, slot: 1, basis: 'preconsent', waivedAt: after } },
        { type: 'DueSlid', data: { round: 1, from: dueAt, to: plus(after, 1.75 * dayMs), reason: 'late_notice' } },
      )
    expect(state.status).toBe('noticed')
  })
  test.each([
    ['a day too early', refusals(5, 6), 1],
    ['with days between on which nothing was tried', refusals(6, 9), 1],
    ['after an outage of our own', refusals(6, 6, false), 1],
    ['while one address was not tried', refusals(6, 6), 2],
    ['after two refusals alone', refusals(2, 8), 1],
  ] as const)('is not waived %s', (_, events, addresses) =>
    given(...told, ...events)
      .by(at(after))
      .when(waiving(addresses))
      .refuses('waiver-not-allowed'),
  )
  test('is not waived without the author’s word', () =>
    given(drafted, written, addressed, scheduled, ...refusals(6, 6))
      .by(at(after))
      .when(waiving())
      .refuses('waiver-not-allowed'))
  test('of another slot or round waits', () => {
    const waiving2 = given(...told, ...refusals(6, 6)).by(at(after))
    waiving2.when(waiveNotice({ round: 1, slot: 2, addresses: 1 })).refuses('stale-round')
    waiving2.when(waiveNotice({ round: 2, slot: 1, addresses: 1 })).refuses('stale-round')
  })
})
