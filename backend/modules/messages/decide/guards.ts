import type { Decision } from '../../../kernel/log/decider.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { MessageRefusal } from '../contract.ts'
import { isLeaving, isOver } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { recallableUntil } from '../message/recallable.ts'

export type Decide = Decision<Message, MessagesEvent>
export const refuse = refusing<MessageRefusal>()

/** What the read tables know of somebody in the author's address book. */
export type RecipientFact = {
  readonly recipientId: string
  readonly name: string
  readonly hasDeclined: boolean
  readonly hasVerification: boolean
  /** Their address is the author's own, and a child has no other to grow into. */
  readonly isAuthor: boolean
}
export type MediaFact = {
  readonly mediaId: string
  readonly state: 'receiving' | 'storing' | 'stored' | 'ready' | 'rejected'
  readonly progress: number
  readonly sha256: string
  readonly durationMs: number
  readonly bytes: number
}

/** A stranger's message is not there at all. */
export const requireAuthor = ({ status, ownerId }: Pick<Message, 'status' | 'ownerId'>, by: Actor): void => {
  if (status === 'new' || by.kind !== 'account' || by.id !== ownerId) throw refuse('not-found')
}

/** Between the claim and the end nothing of a message can be changed, and after it neither. */
export const requireChangeable = (message: Message): void => {
  const { status } = message
  if (isLeaving(status)) throw refuse('message-claimed', { until: recallableUntil(message) })
  if (isOver(status)) throw refuse('message-closed')
}

/** An activity that speaks of a round which is over looks again. */
export const requireRound = (message: Message, round: number, ...statuses: readonly Message['status'][]): void => {
  if (message.round !== round || !statuses.includes(message.status)) throw refuse('stale-round')
}
