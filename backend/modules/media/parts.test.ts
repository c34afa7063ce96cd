import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { chainOf, partName, partOf, type Part } from './parts.ts'

const part = (start: number, end: number): Part => ({ name: partName('staging/one/', start, end - start), start, end })

test('a part says in its name where it lies', () => {
  const { name } = part(65_536, 98_304)
  expect(name).toBe('staging/one/000000000065536-32768')
  expect(partOf(name)).toEqual(part(65_536, 98_304))
})
test('the info object is no part', () => expect(partOf('staging/one/info')).toBeUndefined())
test('nothing reaches nowhere', () => expect(chainOf([])).toEqual({ chain: [], reach: 0 }))
test('bytes behind a gap do not count', () => expect(chainOf([part(0, 4), part(5, 9)]).reach).toBe(4))
test('a late short write takes nothing from a longer one that was answered for', () =>
  expect(chainOf([part(0, 3), part(0, 8), part(8, 12)])).toEqual({
    chain: [
      { part: part(0, 8), skip: 0 },
      { part: part(8, 12), skip: 0 },
    ],
    reach: 12,
  }))
test('a resume inside a longer part goes on behind it', () =>
  expect(chainOf([part(0, 6), part(4, 10)]).chain.at(-1)).toEqual({ part: part(4, 10), skip: 2 }))

test('whatever parts lie over each other, the chain gives each byte up to the first gap once', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9 }))), (stretches) => {
      const parts = stretches.map(([start, length]) => part(start, start + length))
      const held = new Set(parts.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)))
      const gap = Array.from({ length: 41 }, (_, at) => at).find((at) => !held.has(at))
      const { chain, reach } = chainOf(parts)
      const given = chain.flatMap(({ part: { start, end }, skip }) =>
        Array.from({ length: end - start - skip }, (_, n) => start + skip + n),
      )
      expect(reach).toBe(gap)
      expect(given).toEqual(Array.from({ length: reach }, (_, at) => at))
    }),
    { seed: 1 },
  ))
