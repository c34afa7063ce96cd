import { expect, test } from 'vitest'
import { leavesLine } from './leaving.ts'

const now = new Date('2026-11-20T18:00:00')
const at = (day: number) => new Date(`2026-11-${day}T09:00:00`).toISOString()

test.each([
  [20, 'It will be sent today.'],
  [21, 'It will be sent tomorrow morning.'],
  [22, 'It will be sent on November 22.'],
])('an email that waits for November %d says so, and why', (day, words) =>
  expect(leavesLine(at(day), now)).toBe(`${words} We send only a few emails a day to people who have not replied yet.`),
)
