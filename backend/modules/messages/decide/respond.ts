import { plus, type Context } from '../../../kernel/log/decider.ts'
import { isTriggered } from '../message/plan.ts'
import { isAsked, isLeaving, isMoving, isOver, isStopped } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { isCheckOut } from '../message/notices.ts'
import { callingOff } from './callingOff.ts'
import { restingAgain, returned, returnIfOfLife } from './return.ts'
import { refuse, requireAuthor, type Decide } from './guards.ts'
import { recallableUntil } from '../message/recallable.ts'

/** Whether an answer leaves the message on its way. */
const isKept = ({ plan }: Message, outcome: Answer['outcome']): boolean =>
  outcome === 'confirmed' || (plan?.answerRule === 'always' && !plan.triggered)

/** What an answer to an open check appends; a change of the message is one too. */
export const answered = (
  message: Message,
  {
    via,
    outcome,
    at,
    strength,
  }: Pick<Answer, 'outcome' | 'strength'> & { readonly via: 'mail' | 'app' | 'edit'; readonly at: string },
): MessagesEvent[] => {
  const rested = returnIfOfLife(message, { via, ...(strength && { strength }) }, at)
  if (rested) return rested
  const said = { round: message.round, via, ...(strength && { strength }) }
  if (isKept(message, outcome)) return [{ type: 'AuthorResponded', data: { ...said, outcome: 'confirmed' } }]
  return [{ type: 'AuthorResponded', data: { ...said, outcome } }, restingAgain(message, at)]
}

/** Whoever answers is there, also while a message is paused: it stays so. Another one within an hour says nothing new. */
const answeredInPause = (
  message: Message,
  { via, outcome, strength }: Pick<Answer, 'via' | 'outcome' | 'strength'>,
  { at, dayMs }: Pick<Context, 'at' | 'dayMs'>,
): MessagesEvent[] => {
  if (outcome === 'held' && isTriggered(message)) return returned(message, { via, ...(strength && { strength }) }, at)
  if (message.answeredAt && at < plus(message.answeredAt, dayMs / 24)) return []
  const said = { round: message.round, via, ...(strength && { strength }), answeredAt: at }
  return [{ type: 'AuthorResponded', data: { ...said, outcome: isKept(message, outcome) ? 'confirmed' : outcome } }]
}

export type Strength = 'strong' | 'picked_number'
export type Answer = {
  readonly outcome: 'held' | 'confirmed'
  readonly via: 'mail' | 'app'
  readonly round?: number
  readonly strength?: Strength
}

/**
 * The author answers a check: "I'm still here" holds a `silent` message and leaves an `always` one on its way, as "send
 * as planned" does for both. Before the first check has left an answer changes nothing; one that comes before we know
 * that the check was taken counts, as its author has the mail, and so does one while it is paused. Once the claim is
 * made it comes too late. What only the author's silence or death gave a date rests again after any answer, up to the
 * end of the undo time.
 */
export const respond = ({ outcome, via, round, strength }: Answer): Decide =>
  callingOff((message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    if (round !== undefined && round !== message.round) throw refuse('link-expired')
    const rested = returnIfOfLife(message, { via, ...(strength && { strength }) }, at)
    if (rested) return rested
    const { status } = message
    const said = { outcome, via, ...(strength && { strength }) }
    if (isMoving(status)) {
      if (!isAsked(status) && !isCheckOut(message.notices)) return []
      if (isKept(message, outcome) && message.isConfirmed) return []
      return answered(message, { ...said, at })
    }
    if (status === 'paused') return answeredInPause(message, said, { at, dayMs })
    if (isLeaving(status)) throw refuse('message-claimed', { until: recallableUntil(message) })
    if (isOver(status) && !isStopped(status)) throw refuse('message-closed')
    return []
  })
