import type { Actor } from './event.ts'
import type { Context } from './log/decider.ts'

/** The one source of business time. `dayMs` is a day's length: 86,400,000, or shorter in demos and tests. */
export const clockOf = (dayMs: number) => ({
  dayMs,
  now: (): string => new Date().toISOString(),
  context: (by: Actor): Context => ({ by, at: new Date().toISOString(), dayMs }),
})
export type Clock = ReturnType<typeof clockOf>

export const SYSTEM: Actor = { kind: 'system', id: 'system' }
