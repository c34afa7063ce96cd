import { expect, test } from 'vitest'
import {
  accepted,
  attempted,
  deferred,
  hasBegun,
  isAwaited,
  nextAddress,
  noTries,
  refused,
  refusedBy,
  retryDelayMs,
} from './tries.ts'

const now = '2030-01-01T00:00:00.000Z'
const later = '2030-01-02T00:00:00.000Z'
const first = { attempt: 1, mailId: 'mail' }
const second = { attempt: 2, mailId: 'mail', addrIdx: 1 }
const begun = attempted(noTries, first)

test('an email is tried again after 1, 5 and 30 minutes of the day’s length, then every two hours', () => {
  const dayMs = 86_400_000
  expect([1, 2, 3, 4, 5, 99].map((attempt) => retryDelayMs(attempt, dayMs) / 60_000)).toEqual([1, 5, 30, 120, 120, 120])
  expect(retryDelayMs(1, 60_000)).toBe(1_000)
  expect(retryDelayMs(4, 60_000)).toBe(5_000)
})

test('a try is awaited until its answer is known, and its command is a repeat from then on', () => {
  expect([hasBegun(undefined, first), hasBegun(begun, first), hasBegun(begun, second)]).toEqual([false, true, false])
  const last = [begun, accepted(begun, first, now), deferred(begun, first, { retryAt: later })]
  expect(last.map((each) => isAwaited(each, first))).toEqual([true, false, false])
})

test('an address that puts off is asked again, and counted until it takes an email or another one is asked', () => {
  const again = deferred(deferred(begun, first, { retryAt: later }), first, { retryAt: later })
  expect(again).toMatchObject({ state: 'deferred', at: later, nextAddrIdx: 0, deferrals: 2, failures: 0 })
  expect(attempted(again, first).deferrals).toBe(2)
  expect(accepted(again, first, now)).toMatchObject({ state: 'accepted', at: now, deferrals: 0 })
  expect(deferred(again, first, { retryAt: now, nextAddrIdx: 1 })).toMatchObject({ nextAddrIdx: 1, deferrals: 0 })
})

test('after a no the next address is asked at once, and after the last one all have failed once', () => {
  expect(nextAddress(0, 2, now)).toEqual({ retryAt: now, nextAddrIdx: 1 })
  expect(nextAddress(1, 2, now)).toBeUndefined()
  const next = refused(begun, first, 'rejected', { retryAt: now, nextAddrIdx: 1 })
  expect(next).toMatchObject({ state: 'rejected', addrIdx: 0, nextAddrIdx: 1, at: now, failures: 0 })
  const all = refused(next, second, 'bounced', { retryAt: later, nextAddrIdx: 0 })
  expect(all).toMatchObject({ state: 'bounced', addrIdx: 1, nextAddrIdx: 0, at: later, failures: 1 })
  expect(refused(all, second, 'rejected', {})).toMatchObject({ at: '', failures: 2 })
})

test('a mail that came back is the no of an address only where there is none', () => {
  for (const status of ['5.1.1', '5.1.10', '5.2.1']) expect(refusedBy(status, now)).toEqual({ refusedAt: now })
  for (const status of ['5.2.2', '5.7.1', '4.4.7', '5.4.4', '5.0.0']) expect(refusedBy(status, now)).toEqual({})
})
