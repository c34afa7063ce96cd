import { refuse, type Decide } from './guards.ts'

/** The most that this process's clock and the database server's may differ for a step that waits for its time. */
export const MOST_SKEW_MS = 5_000

/** How far two clocks are apart, in milliseconds. */
export const apartMs = (at: string, dbAt: string): number => Math.abs(Date.parse(at) - Date.parse(dbAt))

export const requireAgreement = (at: string, dbAt: string): void => {
  const skewMs = apartMs(at, dbAt)
  if (skewMs > MOST_SKEW_MS) throw refuse('clock-skew', { seconds: Math.round(skewMs / 1_000) })
}

/**
 * A step that waits for its time is taken when both clocks have passed it, and by none while they disagree: one that
 * jumps ahead shortens nobody's time to answer.
 */
export const byBothClocks =
  (dbAt: string, decision: Decide): Decide =>
  (message, context) => {
    const { at } = context
    requireAgreement(at, dbAt)
    return decision(message, { ...context, at: dbAt < at ? dbAt : at })
  }
