import { plus } from '../../backend/kernel/log/decider.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'

/** The house's parts with a clock that has jumped. */
export const aheadBy = ({ clock, ...parts }: Kernel, days: number): Kernel => {
  const now = () => plus(clock.now(), days * clock.dayMs)
  return { ...parts, clock: { ...clock, now, context: (by) => ({ ...clock.context(by), at: now() }) } }
}

/** How often operators were told that the clocks disagree. */
export const skewsN = async (): Promise<number> => (await metrics.clockSkews.get()).values[0]?.value ?? 0
