import { Context } from '@temporalio/activity'
import { SYSTEM } from '../../backend/kernel/clock.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { log } from '../../backend/kernel/process/log.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { apartMs, byBothClocks, MOST_SKEW_MS } from '../../backend/modules/messages/decide/clocks.ts'
import type { Decide } from '../../backend/modules/messages/decide/guards.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { databaseTime } from '../../backend/modules/messages/queries/facts.ts'
import { asking } from '../kernel/ask.ts'
import { sleepUntil } from '../kernel/beating.ts'

/** Steps that wait for their time go by two clocks, this process's and the database server's. */
export const timed = (kernel: Kernel) => {
  const inTime =
    (ask: ReturnType<typeof asking>) =>
    async (id: string, decision: Decide, name: string, ...rest: readonly (string | number)[]) => {
      const dbAt = await databaseTime(kernel)
      const skewMs = apartMs(kernel.clock.now(), dbAt)
      if (skewMs > MOST_SKEW_MS) {
        const told = { seconds: Math.round(skewMs / 1_000), stream: `message-${id}`, command: name }
        metrics.clockSkews.inc()
        log.error('the clocks disagree', told)
      }
      return ask(message, id, byBothClocks(dbAt, decision), name, ...rest)
    }
  /** As `ask`; refused, and told to operators, while the clocks disagree. */
  const askInTime = inTime(asking(kernel))
  /** Refused, too, where the message has changed since this revision: what was read of it is read again. */
  const askUnchanged = (revision: bigint | undefined) => inTime(asking(kernel, SYSTEM, Number(revision ?? -1)))

  /** Until both clocks have passed the moment; one that is far behind the other is not waited for. */
  const untilBoth = async (at: string): Promise<void> => {
    await sleepUntil(at)
    const behindMs = Date.parse(at) - Date.parse(await databaseTime(kernel))
    if (behindMs > 0 && behindMs <= MOST_SKEW_MS) await Context.current().sleep(behindMs)
  }
  return { askInTime, askUnchanged, untilBoth }
}
