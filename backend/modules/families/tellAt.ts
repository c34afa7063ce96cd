import { plus } from '../../kernel/log/decider.ts'

/**
 * @number how often somebody is told at most of what changes for them in a family. Real time: a mailbox is no faster in
 * a demo.
 */
const HOUR_MS = 3_600_000

/**
 * When somebody is told of what changes for them now: at once, but once an hour at most. What comes before the next time is
 * told then, all of it as it stands by then. `last` is the time that was set the last time, which may be still to come.
 */
export const tellAtOf = (last: string | undefined, now: string): string => {
  if (last === undefined) return now
  if (now < last) return last
  const next = plus(last, HOUR_MS)
  return now < next ? next : now
}
