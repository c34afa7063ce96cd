import { expect, test } from 'vitest'
import { larger, MOST, moved, pinched, smaller, swiped, WHOLE } from './zoom.ts'

test('a picture grows to a limit, and shrinks to the whole of it', () => {
  const steps = Array.from({ length: 20 })
  expect(steps.reduce<typeof WHOLE>((zoom) => larger(zoom), WHOLE).scale).toBe(MOST)
  expect(smaller(smaller(larger(WHOLE)))).toEqual(WHOLE)
  expect(pinched(WHOLE, 0.5)).toEqual(WHOLE)
})

test('it is moved no further than to its edge', () => {
  const double = pinched(WHOLE, 2)
  expect(moved(double, 0.2, -0.1)).toEqual({ scale: 2, x: 0.2, y: -0.1 })
  expect(moved(double, 3, -3)).toEqual({ scale: 2, x: 0.5, y: -0.5 })
  expect(moved(WHOLE, 0.3, 0.3)).toEqual(WHOLE)
})

test('what is in the middle stays there', () => {
  const at = moved(pinched(WHOLE, 2), 0.25, 0)
  expect(pinched(at, 2)).toEqual({ scale: 4, x: 0.5, y: 0 })
})

test('a finger that goes far to one side shows another one', () => {
  expect([swiped(-0.3, 0.05), swiped(0.3, 0.05), swiped(0.05, 0), swiped(0.3, 0.4)]).toEqual([1, -1, 0, 0])
})
