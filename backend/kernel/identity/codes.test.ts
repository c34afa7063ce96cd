import { expect, test } from 'vitest'
import { codeAsked, codeFailed, codesLocked, liveCode, lockOf, noCodes, triesLeft, wantsCode } from './codes.ts'

const at = (minutes: number): string => new Date(Date.UTC(2030, 0, 1) + minutes * 60_000).toISOString()

test('five codes an hour are mailed, and a second press within a minute is the same wish', () => {
  const asked = codeAsked(noCodes, { nonce: 'one', at: at(0) })
  const once = { ...noCodes, ...asked }
  expect([wantsCode(noCodes, at(0)), wantsCode(once, at(0.5)), wantsCode(once, at(1))]).toEqual([true, false, true])
  const five = { ...once, codesAt: [0, 1, 2, 3, 4].map(at) }
  expect(() => wantsCode(five, at(30))).toThrow(expect.objectContaining({ code: 'rate-limited' }))
  expect(wantsCode(five, at(60))).toBe(true)
})

test('a wrong answer is counted for as long as the lock lasts, and a lock voids what was mailed', () => {
  const hour = { tries: 5, withinMs: 3_600_000 }
  const failed = { ...noCodes, ...codeFailed(codeFailed(noCodes, at(0)), at(10)) }
  expect([at(10), at(60), at(70)].map((each) => triesLeft(failed, each, hour))).toEqual([3, 4, 5])
  const locked = { ...failed, ...codeAsked(failed, { nonce: 'one', at: at(10) }), ...codesLocked(at(71)) }
  expect(liveCode(locked, at(11))).toBeUndefined()
  expect(lockOf(locked, at(11))).toMatchObject({ code: 'locked', details: { seconds: 3_600 } })
  expect(lockOf(locked, at(71))).toBeUndefined()
})
