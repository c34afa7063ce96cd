import { expect, test } from 'vitest'
import { BAR, barHeight, barsIn, resample } from './waveform.ts'

test('as many bars as fit, at a pitch of 8', () => {
  expect(barsIn(100)).toBe(13)
  expect(barsIn(3.6)).toBe(1)
  expect(barsIn(0)).toBe(1)
})

test('many peaks become few bars by the loudest of each stretch', () =>
  expect(resample([0, 1, 0.5, 0.2, 0.1, 0.9], 3)).toEqual([1, 0.5, 0.9]))

test('few peaks are repeated rather than squeezed', () => expect(resample([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8]))

test('without peaks there is silence', () => expect(resample([], 3)).toEqual([0, 0, 0]))

test('silence is a dot and nothing is taller than the box', () => {
  expect(barHeight(0, 72)).toBe(BAR)
  expect(barHeight(1, 72)).toBe(72)
  expect(barHeight(7, 72)).toBe(72)
})
