import { isOfLife, isTriggered } from '../message/plan.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { isBegun, isReturnable } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import type { Decide } from './guards.ts'
import { recalledEvent, type LinkFact } from './recalledEvent.ts'

/**
 * Where it rests again, to the same terms. An occasion stays as it was said: whoever answers by mail may have no key that
 * could seal it again.
 */
export const restingAgain = ({ plan, armed, heldReason }: Message, at: string): MessagesEvent => {
  if (plan?.triggered?.from !== 'dormant' || !armed)
    return { type: 'MessageHeld', data: { reason: plan?.triggered ? heldReason : 'answered', heldAt: at } }
  const { occasion: _, ...terms } = armed
  return { type: 'MessageArmed', data: terms }
}

type Said = { readonly via: 'mail' | 'app' | 'edit' | 'life'; readonly strength?: 'strong' | 'picked_number' }

/** A claim is taken back and not entered as recalled, so that a later delivery can be. */
export const returned = (message: Message, { via, strength }: Said, at: string): MessagesEvent[] => {
  const { status, claim, round } = message
  const said = { round, via, outcome: 'held', ...(strength && { strength }) } as const
  const first: MessagesEvent =
    status === 'claimed' && claim
      ? recalledEvent(message, claim, [], { by: 'system', reason: 'life' }, at)
      : { type: 'AuthorResponded', data: said }
  return [first, restingAgain(message, at)]
}

/** What the silence or the death of its author had given a date is as it was before, once they are seen. */
export const returnIfOfLife = (message: Message, said: Said, at: string): MessagesEvent[] | undefined =>
  isOfLife(message) && isReturnable(message.status) ? returned(message, said, at) : undefined

/** The author was seen (`life`), or an announcement was taken back (`occasion`). */
export const returnMessage =
  ({ of }: { readonly of: 'life' | 'occasion' }): Decide =>
  (message, { at }) => {
    const isMeant = isTriggered(message) && isOfLife(message) === (of === 'life')
    return isMeant && isReturnable(message.status) ? returned(message, { via: 'life' }, at) : []
  }

/**
 * A report was taken back after what rests on it had been sent. While its author could take it back, whoever has not opened
 * it does not get it, and for them it waits as before: the report may turn out to be true after all. What was opened stays.
 * What comes again has its next date already, and is left to its author.
 */
export const returnDelivered =
  ({ links }: { readonly links: readonly LinkFact[] }): Decide =>
  (message, { at, dayMs }) => {
    const { status, claim, releasedAt, plan } = message
    if (!isOfLife(message) || plan?.rule || !isBegun(status) || status === 'claimed' || !claim) return []
    const opened = new Set(links.filter(({ isOpened }) => isOpened).map(({ deliveryId }) => deliveryId))
    const left = claim.recipients.filter(({ deliveryId }) => !opened.has(deliveryId))
    if (left.length === 0 || at > plus(releasedAt, dayMs)) return []
    const others: MessagesEvent[] =
      left.length < claim.recipients.length
        ? [{ type: 'RecipientsChanged', data: { recipientIds: left.map(({ recipientId }) => recipientId) } }]
        : []
    const recalled = recalledEvent(message, claim, links, { by: 'system', reason: 'life' }, at)
    return [recalled, ...others, restingAgain(message, at)]
  }
