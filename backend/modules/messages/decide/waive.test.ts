import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import {
  accepted,
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
import { respond } from './respond.ts'
import { bounceNotice, rejectNotice } from './notice.ts'
import { waiveNotice } from './waive.ts'

const onTime = '2030-06-08T09:00:00.000Z'
const agreed = { ...scheduled, data: { ...scheduled.data, preconsentDays: 30 } } as MessagesEvent
/** One try of an address on a day after the check's time, and its refusal. */
const refusal = (day: number, { attempt = 1, addrIdx = 0, nextAddrIdx = 0, refused = true } = {}): MessagesEvent[] => {
  const on = plus(onTime, day * dayMs)
  const tried = { ...first, attempt, addrIdx }
  const data = { ...tried, smtpCode: refused ? 550 : 0, retryAt: plus(on, dayMs), nextAddrIdx }
  return [attempted(tried), { type: 'NoticeRejected', data: { ...data, ...(refused && { refusedAt: on }) } }]
}
/** Refused once every so many days, so many times. */
const refusals = (times: number, everyDays: number, refused = true): MessagesEvent[] =>
  Array.from({ length: times }, (_, index) => refusal(index * everyDays, { attempt: index + 1, refused })).flat()
/** The same of two addresses, the second of which there is since a day. */
const ofBoth = (days: number, secondSince: number): MessagesEvent[] =>
  Array.from({ length: days + 1 }, (_, day) => [
    ...refusal(day, { attempt: 2 * day + 1, nextAddrIdx: day < secondSince ? 0 : 1 }),
    ...(day < secondSince ? [] : refusal(day, { attempt: 2 * day + 2, addrIdx: 1 })),
  ]).flat()
const told = [drafted, written, addressed, agreed]
const waiving = (addresses = 1, since = '') => waiveNotice({ round: 1, slot: 1, addresses, since })
const system = { by: { kind: 'system', id: 'system' }, dayMs } as const
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
  test('is tried weekly after two weeks, and on the very day on which it is waived', () => {
    let history: readonly MessagesEvent[] = told
    const tries = [0]
    for (let attempt = 1; attempt < 30; attempt += 1) {
      const tried = { ...first, attempt, addrIdx: 0 }
      const { state } = given(...history, attempted(tried))
      const context = { ...system, at: plus(onTime, (tries.at(-1) ?? 0) * dayMs) }
      const [missed, next] = rejectNotice({ ...tried, smtpCode: 550, since: '' })(state, context)
      if (missed?.type !== 'NoticeRejected' || next?.type === 'NoticeWaived') break
      history = [...history, attempted(tried), missed]
      tries.push((Date.parse(missed.data.retryAt) - Date.parse(onTime)) / dayMs)
    }
    expect(tries.slice(-4)).toEqual([14, 21, 28, 30])
  })
  test('is not waived for an address that came late, however long the other one has refused', () => {
    const waits = given(...told, ...ofBoth(30, 20)).by(at(after))
    waits.when(waiving(2)).refuses('waiver-not-allowed')
  })
  test('is waived once both addresses have refused for all that time', () => {
    const { state } = given(...told, ...ofBoth(30, 0))
    expect(waiving(2)(state, { by: { kind: 'system', id: 'system' }, at: after, dayMs })).toHaveLength(2)
  })
  test('is waived, too, where the mailbox takes each and gives it back', () => {
    const comesBack = (n: number): MessagesEvent[] => {
      const tried = { ...first, attempt: n + 1, mailId: `mail-${n}` }
      const on = plus(onTime, n * dayMs)
      const bounced = { ...tried, dsnStatus: '5.1.1', retryAt: plus(on, dayMs), nextAddrIdx: 0, refusedAt: on }
      return [attempted(tried), accepted(tried, on), { type: 'NoticeBounced', data: bounced }]
    }
    const history = Array.from({ length: 31 }, (_, n) => comesBack(n))
    const last = { ...first, attempt: 31, mailId: 'mail-30' }
    const bounce = bounceNotice({ ...last, dsnStatus: '5.1.1', addresses: 1, since: '' })
    const backAfter = (days: number) => {
      const sent = [...history.slice(0, 30).flat(), ...(history[30] ?? []).slice(0, 2)]
      const at = plus(onTime, days * dayMs)
      return bounce(given(...told, ...sent).state, { by: { kind: 'system', id: 's' }, at, dayMs }).map(
        ({ type }) => type,
      )
    }
    expect(backAfter(29.9)).toEqual(['NoticeBounced', 'DueSlid'])
    expect(backAfter(30)).toEqual(['NoticeBounced', 'NoticeWaived', 'DueSlid'])
  })
  test('is not waived when an address was confirmed, or its author was there, in that time', () => {
    const waits = given(...told, ...refusals(6, 6)).by(at(after))
    waits.when(waiving(1, plus(onTime, 1))).refuses('waiver-not-allowed')
    waits
      .when(waiving(1, plus(onTime, -1)))
      .emits(expect.anything() as MessagesEvent, expect.anything() as MessagesEvent)
  })
  test('is not waived when its author has answered in that time that it may go', () => {
    const answered = respond({ outcome: 'confirmed', via: 'mail', round: 1 })
    const state = given(...told, ...refusals(6, 6))
      .when(answered)
      .emits({
        type: 'AuthorResponded',
        data: { round: 1, via: 'mail', outcome: 'confirmed' },
      })
    expect(state.silence).toEqual([])
  })
  test('is not waived without the author’s word', () =>
    given(drafted, written, addressed, scheduled, ...refusals(6, 6))
      .by(at(after))
      .when(waiving())
      .refuses('waiver-not-allowed'))
  test('of another slot or round waits', () => {
    const waiving2 = given(...told, ...refusals(6, 6)).by(at(after))
    waiving2.when(waiveNotice({ round: 1, slot: 2, addresses: 1, since: '' })).refuses('stale-round')
    waiving2.when(waiveNotice({ round: 2, slot: 1, addresses: 1, since: '' })).refuses('stale-round')
  })
})
