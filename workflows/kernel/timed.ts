import { Context } from '@temporalio/activity'
import { SYSTEM } from '../../backend/kernel/clock.ts'
import type { AnyEvent } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { apartMs, byBothClocks, MOST_SKEW_MS } from '../../backend/kernel/log/clocks.ts'
import type { Aggregate, Decision } from '../../backend/kernel/log/decider.ts'
import { databaseTime } from '../../backend/kernel/process/databaseTime.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { handleSystemCommand } from './systemCommand.ts'
import { sleepUntil } from './beating.ts'

/** Steps that wait for their time go by two clocks, this process's and the database server's. */
export const timedBy = <State, E extends AnyEvent>(kernel: Kernel, aggregate: Aggregate<State, E>) => {
  const inTime =
    (hand: ReturnType<typeof handleSystemCommand>) =>
    async (id: string, decision: Decision<State, E>, name: string, ...rest: readonly (string | number)[]) => {
      const dbAt = await databaseTime(kernel)
      const skewMs = apartMs(kernel.clock.now(), dbAt)
      if (skewMs > MOST_SKEW_MS) {
        const told = { seconds: Math.round(skewMs / 1_000), stream: `${aggregate.category}-${id}`, command: name }
        metrics.clockSkews.inc()
        log.error('the clocks disagree', told)
      }
      return hand(aggregate, id, byBothClocks(dbAt, decision), name, ...rest)
    }
  /** As `hand`; refused, and told to operators, while the clocks disagree. */
  const handleInTime = inTime(handleSystemCommand(kernel))
  const tryInTime = async (...asked: Parameters<typeof handleInTime>) => (await handleInTime(...asked))?.state
  /** Refused, too, where the stream has changed since this revision: what was read of it is read again. */
  const handleUnchanged = (revision: bigint | undefined) =>
    inTime(handleSystemCommand(kernel, SYSTEM, Number(revision ?? -1)))

  /** What time makes lawful waits until the clocks agree. */
  const doClocksAgree = async (): Promise<boolean> =>
    apartMs(kernel.clock.now(), await databaseTime(kernel)) <= MOST_SKEW_MS

  /** Until both clocks have passed the moment; one that is far behind the other is not waited for. */
  const untilBoth = async (at: string): Promise<void> => {
    await sleepUntil(at)
    const behindMs = Date.parse(at) - Date.parse(await databaseTime(kernel))
    if (behindMs > 0 && behindMs <= MOST_SKEW_MS) await Context.current().sleep(behindMs)
  }
  return { tryInTime, handleInTime, handleUnchanged, doClocksAgree, untilBoth }
}
