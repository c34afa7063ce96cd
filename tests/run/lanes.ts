import type { Step } from './steps.ts'

type Run<T> = (step: Step) => Promise<T>

/** Takes steps from the first queue that has any, one after the other, until all are empty. */
const drain = async <T>(queues: readonly Step[][], run: Run<T>): Promise<T[]> => {
  const results: T[] = []
  for (;;) {
    const step = queues.find((queue) => queue.length > 0)?.shift()
    if (!step) return results
    results.push(await run(step))
  }
}

/**
 * Runs all steps: the statics at once, then `waitingN` waiting ones beside a computing one as long as there are any, then
 * one by one what must be alone. Two waiting ones keep two cores busy so; who aims by the clock wants no more than one.
 */
export const inLanes = async <T>(steps: readonly Step[], run: Run<T>, waitingN: 1 | 2): Promise<T[]> => {
  const of = (...lanes: readonly Step['lane'][]) => steps.filter(({ lane }) => lanes.includes(lane))
  const statics = await Promise.all(of('statics').map(run))
  const [works, waits] = [of('works'), of('waits')]
  const second = waitingN > 1 ? [waits] : []
  const lanes = await Promise.all([drain(second, run), drain([waits, works], run), drain([works, waits], run)])
  const alone = await drain([of('alone')], run)
  return [...statics, ...lanes.flat(), ...alone]
}
