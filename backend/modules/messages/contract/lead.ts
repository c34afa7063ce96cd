/** @number how long before a message's date its two checks leave */
export const CHECK_DAYS = [2, 1] as const

export type Lead = 'fine' | 'short' | 'too-short' | 'too-soon'

/** The first date, in milliseconds as all here, that leaves room for both checks. */
export const earliestFrom = (nowMs: number, dayMs: number): number => nowMs + CHECK_DAYS[0] * dayMs

/** What the time until a date allows: where both checks have no room, `always` may go with one mail, an hour before at least. */
export const leadOf = (dueMs: number, nowMs: number, dayMs: number, answerRule: 'silent' | 'always'): Lead => {
  if (dueMs >= earliestFrom(nowMs, dayMs)) return 'fine'
  if (dueMs < nowMs + Math.floor(dayMs / 24)) return 'too-soon'
  return answerRule === 'always' ? 'short' : 'too-short'
}
