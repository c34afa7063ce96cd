import { leastCutMs } from '../../../../backend/modules/media/contract.ts'
import { clock } from '../../../ui/clock.ts'

/** What is kept of a recording, in milliseconds from its beginning. */
export type Part = { readonly startMs: number; readonly endMs: number }

/** @number step of an arrow key at a recording's end */
export const STEP_MS = 100
export const LEAST_STEPS = leastCutMs / STEP_MS
export const canBeTrimmed = (lengthMs: number): boolean => lengthMs > leastCutMs

/** The part between two handles; one within a step of the recording's own end is at it. */
export const partBetween = ([first = 0, second = 0]: readonly number[], lengthMs: number): Part => ({
  startMs: first < STEP_MS ? 0 : first,
  endMs: second > lengthMs - STEP_MS ? lengthMs : second,
})

export const isWhole = ({ startMs, endMs }: Part, lengthMs: number): boolean => startMs === 0 && endMs === lengthMs

const tenthsOf = (ms: number) => Math.floor((ms % 1_000) / 100)
/** 62_540 -> "1:02.5" */
export const moment = (ms: number): string => `${clock(ms)}.${tenthsOf(ms)}`

/** 62_540 -> "1 minute 2.5 seconds", as a screen reader should say it. */
export const momentSaid = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000)
  const seconds = `${Math.floor((ms % 60_000) / 1_000)}.${tenthsOf(ms)} seconds`
  return minutes === 0 ? seconds : `${minutes} minute${minutes === 1 ? '' : 's'} ${seconds}`
}
