import { plus } from '../../../kernel/log/decider.ts'
import { LONGEST_PAUSE_DAYS } from '../contract/plan.ts'
import { refuse, type Decide } from './guards.ts'

/** Pauses the questions to an author until a day that they choose. Reports of their death count all the same. */
export const pauseLife =
  ({ until }: { readonly until: string }): Decide =>
  (life, { at, dayMs }) => {
    if (!life.plan) throw refuse('no-life-plan')
    if (life.pausedUntil === until) return []
    if (until <= at) throw refuse('pause-past')
    if (until > plus(at, LONGEST_PAUSE_DAYS * dayMs)) throw refuse('pause-too-long')
    return [{ type: 'LifePaused', data: { pausedAt: at, until } }]
  }

/** Ends a pause, by its author or because its time is over: the days until the next question begin anew. */
export const resumeLife =
  (): Decide =>
  ({ pausedUntil }, { by, at }) => {
    if (pausedUntil === '' || (by.kind === 'system' && at < pausedUntil)) return []
    return [{ type: 'LifeResumed', data: { resumedAt: at } }]
  }
