import { plus } from '../../../kernel/log/decider.ts'
import type { Claim, MessagesEvent, Recalled } from '../events.ts'
import type { Message } from '../message.ts'
import { lastClaim } from '../recallable.ts'
import { refuse, requireAuthor, type Decide } from './guards.ts'

/** How far the mail to one recipient has come, read by the caller. */
export type LinkFact = { readonly deliveryId: string; readonly isSent: boolean; readonly isOpened: boolean }

const stateOf = (link: LinkFact | undefined): Recalled['state'] => {
  if (link?.isOpened) return 'already_opened'
  return link?.isSent ? 'revoked_unopened' : 'not_sent'
}

/** A recall as it is told, for whoever asked for it. */
export const recalledEvent = (
  { messageId }: Message,
  { occurrence, recipients }: Pick<Claim, 'occurrence' | 'recipients'>,
  links: readonly LinkFact[],
  rest: {
    readonly by: 'author' | 'contact' | 'system'
    readonly reason: 'author' | 'contact' | 'life' | 'bounced' | 'restored'
  },
  recalledAt: string,
): Extract<MessagesEvent, { type: 'DeliveryRecalled' }> => {
  const perRecipient = recipients.map(({ recipientId, deliveryId }) => ({
    recipientId,
    deliveryId,
    state: stateOf(links.find((link) => link.deliveryId === deliveryId)),
  }))
  return { type: 'DeliveryRecalled', data: { messageId, occurrence, ...rest, recalledAt, perRecipient } }
}

/** What the last recall found, by recipient. */
export const lastRecall = (message: Message): readonly Recalled[] =>
  message.recalled[lastClaim(message)?.claim.occurrence ?? 0] ?? []

/** The author takes a delivery back: before the first mail nobody hears of it, after it the links are closed. */
export const recallMessage =
  ({ links }: { readonly links: readonly LinkFact[] }): Decide =>
  (message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    if (message.status === 'erased') throw refuse('message-closed')
    const last = lastClaim(message)
    if (!last) throw refuse('not-claimed')
    const { claim, releasedAt } = last
    if (message.recalled[claim.occurrence]) return []
    if (releasedAt && at > plus(releasedAt, dayMs)) {
      const opened = links.filter(({ isOpened }) => isOpened).length
      throw refuse('recall-too-late', { date: releasedAt, opened, of: claim.recipients.length })
    }
    return [recalledEvent(message, claim, links, { by: 'author', reason: 'author' }, at)]
  }

/** Something that came to light during the hold takes the claim back; after it, it is too late for that. */
export const withdrawClaim =
  ({
    by,
    reason,
  }: {
    readonly by: 'contact' | 'system'
    readonly reason: 'contact' | 'life' | 'bounced' | 'restored'
  }): Decide =>
  (message, { at }) =>
    message.status === 'claimed' && message.claim ? [recalledEvent(message, message.claim, [], { by, reason }, at)] : []
