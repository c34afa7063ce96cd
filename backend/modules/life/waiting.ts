import type { RunningWait } from './contract.ts'
import { contactIn, waitsUntil, type Life } from './life.ts'

/** The wait that runs now, and who asked for it. */
export const runningWait = (life: Life, now: string): RunningWait => {
  const until = waitsUntil(life)
  const wait = life.waits.find((each) => each.until === until)
  if (!wait || until <= now) return null
  return { until, name: contactIn(life, wait.contactId)?.name ?? '', reason: wait.reason }
}
