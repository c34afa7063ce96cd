import { dateOf } from './shortDay.ts'

const DAY_MS = 86_400_000

const morningOf = (at: string, now: Date): string => {
  const day = new Date(at).toDateString()
  if (day === now.toDateString()) return 'today'
  return day === new Date(now.getTime() + DAY_MS).toDateString() ? 'tomorrow morning' : `on ${dateOf(at, now)}`
}

/** When an email leaves that has to wait, and why. */
export const leavesLine = (at: string, now = new Date()): string =>
  `It will be sent ${morningOf(at, now)}. We send only a few emails a day to people who have not replied yet.`
