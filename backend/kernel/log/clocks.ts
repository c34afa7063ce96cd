import type { Decision } from './decider.ts'
import { Refused } from '../errors.ts'
import type { AnyEvent } from '../event.ts'

/** @number how far the clocks of a process and of Postgres may differ. A step that waits for its time needs both. */
export const MOST_SKEW_MS = 5_000

/** How far two clocks are apart, in milliseconds. */
export const apartMs = (at: string, dbAt: string): number => Math.abs(Date.parse(at) - Date.parse(dbAt))

/** @throws Refused clock-skew */
export const requireAgreement = (at: string, dbAt: string): void => {
  const skewMs = apartMs(at, dbAt)
  if (skewMs > MOST_SKEW_MS) throw new Refused('clock-skew', { seconds: Math.round(skewMs / 1_000) })
}

/**
 * A step that waits for its time is taken when both clocks have passed it, and by none while they disagree: one that
 * jumps ahead shortens nobody's time to answer.
 */
export const byBothClocks =
  <State, E extends AnyEvent>(dbAt: string, decision: Decision<State, E>): Decision<State, E> =>
  (state, context) => {
    const { at } = context
    requireAgreement(at, dbAt)
    return decision(state, { ...context, at: dbAt < at ? dbAt : at })
  }
