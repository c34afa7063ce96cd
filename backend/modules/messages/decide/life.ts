import type { Triggered } from '../events.ts'
import { isOfLife } from '../message/plan.ts'
import type { Message } from '../message.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { dueAfter, fits } from '../contract/verdict.ts'

/** What an author's life stream says of them, read just now with their last sign; no read table says it. */
export type LifeFact = {
  readonly isPresumed: boolean
  readonly isConfirmed: boolean
  /** Presumed as no address of theirs took our mail any more. */
  readonly isUnreached: boolean
  /** Where in the stream that was said. */
  readonly rev: number
  /** The last sign of theirs that was known when it was said, and the last one there is. */
  readonly lastSignAt: string
  readonly seenAt: string
}

/** Their silence is presumed or their death confirmed, and they were not seen since. */
export const isGone = (life: LifeFact | undefined): boolean =>
  life !== undefined && (life.isPresumed || life.isConfirmed) && life.seenAt <= life.lastSignAt

/** What gives a message its date now, and where it returns to; undefined while it has to wait. */
export const triggeredBy = ({ status, armed, plan }: Message, life: LifeFact): Triggered | undefined => {
  const cause = life.isConfirmed ? 'confirmed' : 'presumed'
  if (!isGone(life)) return undefined
  if (status === 'dormant' && armed && fits(armed.trigger, life)) return { cause, from: 'dormant' }
  return status === 'held' && plan?.deliverIfIDie === true ? { cause, from: 'held' } : undefined
}

/** What a claim that found its author seen has made of it. */
export const isResting = ({ status }: Pick<Message, 'status'>, life: LifeFact | undefined): boolean =>
  status === 'dormant' || (status === 'held' && life !== undefined && !isGone(life))

/** What was given its date since nobody saw its author, who was seen after all, or of whom that is said no more. */
export const isSeenAfterAll = (message: Pick<Message, 'plan'>, life: LifeFact | undefined): boolean =>
  isOfLife(message) && !isGone(life)

/** When a message is sent whose author is given up at this moment. */
export const dueOnceGone = ({ status, armed, promisedAt }: Message, at: string, dayMs: number): string => {
  const waiting = { isHeld: status === 'held', delayDays: armed?.delayDays, promisedMs: Date.parse(promisedAt) }
  return plus(at, dueAfter(Date.parse(at), dayMs, waiting) - Date.parse(at))
}
