import { Refused } from '../errors.ts'

/** A line of a recording's words; `at` is its time as it is written. */
export type TimedLine = {
  readonly atMs: number | undefined
  readonly endMs?: number | undefined
  readonly at: string
}

/**
 * There are so many lines at the most, and their times go forward and lie within a recording so long. An end may lie behind
 * it, as in many a file, and is cut there.
 * @throws Refused too-many-lines, times-disordered, time-too-late, end-too-early
 */
export const requireLines = (lines: readonly TimedLine[], most: number, durationMs: number): void => {
  if (lines.length > most) throw new Refused('too-many-lines', { max: most.toLocaleString('en'), n: lines.length })
  let latestMs = 0
  for (const { atMs, endMs, at } of lines) {
    if (atMs === undefined) continue
    if (atMs < latestMs) throw new Refused('times-disordered', { at })
    if (atMs >= durationMs) throw new Refused('time-too-late', { at })
    if (endMs !== undefined && endMs <= atMs) throw new Refused('end-too-early', { at })
    latestMs = atMs
  }
}
