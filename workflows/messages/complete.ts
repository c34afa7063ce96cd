import { plus } from '../../backend/kernel/log/decider.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import type { Step } from '../../backend/modules/messages/next.ts'
import { deliveryOutcomes } from '../../backend/modules/messages/queries/facts.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { nextDateOf } from './dates.ts'
import { erasing } from './erase.ts'

const FIRST_LOOK_MS = 60_000

/** The end of an occurrence: when its deliveries are over, and what comes after it. */
export const completing = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = trySystemCommand(kernel)
  const { cancelIfEnding } = erasing(kernel)

  const outcomesOf = ({ claim }: Message) =>
    deliveryOutcomes(kernel, claim?.recipients.map(({ deliveryId }) => deliveryId) ?? [])

  /** A delivery that ends nudges it. In case a nudge is lost it looks by itself, each time twice as late. */
  const completion = async (state: Message, step: Step): Promise<Step> => {
    const { ok, failed } = await outcomesOf(state)
    if (ok + failed >= (state.claim?.recipients.length ?? 0)) return step
    const now = clock.now()
    const ageMs = Math.max(0, Date.parse(now) - Date.parse(state.releasedAt))
    return { ...step, at: plus(now, Math.max(FIRST_LOOK_MS, Math.min(ageMs, state.dayMs / 24))) }
  }

  /** A message that had reached nobody is delivered after all once a link of it arrives. */
  const lateArrival = async (state: Message): Promise<Step | undefined> => {
    if (state.status !== 'undeliverable' || (await outcomesOf(state)).ok === 0) return undefined
    return { step: 'complete', at: state.releasedAt }
  }

  const complete = async (messageId: string): Promise<void> => {
    const { state } = await load(message, messageId)
    const occurrence = state.claim?.occurrence ?? 0
    const outcomes = await outcomesOf(state)
    const next = nextDateOf(state, occurrence)
    const ids = [state.round, occurrence, ...(state.status === 'undeliverable' ? ['late'] : [])]
    await ask(message, messageId, completeOccurrence({ occurrence, ...outcomes, next }), 'complete', ...ids)
    // Read after it: an end that was planned before this found a message that could not be stopped.
    await cancelIfEnding(state.ownerId, messageId)
  }
  return { completion, lateArrival, complete }
}
