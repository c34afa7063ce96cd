import { isArmed, isHandedOver } from '../contract/status.ts'
import { callingOff } from './callingOff.ts'
import { refuse, type Decide } from './guards.ts'
import { erasureOf } from '../next.ts'
import { lastClaim } from '../message/recallable.ts'
import { recalledEvent, type LinkFact } from './recalledEvent.ts'

/** Stops a message because its author's account is to end; one that is being handed over goes on. */
export const cancelForErasure = ({ ownerId }: { readonly ownerId: string }): Decide =>
  callingOff((message, { at }) => {
    if (message.ownerId !== ownerId || !isArmed(message.status)) return []
    return [{ type: 'MessageCancelled', data: { via: 'app', cancelledAt: at } }]
  })

/** How far the mail to one recipient has come, and of which delivery of a message that comes again. */
export type Handed = LinkFact & { readonly occurrence: number; readonly recipientId: string }

/** The author wanted it so: what nobody has opened is taken back, however long ago it was delivered. */
export const takeBackUnopened =
  ({ ownerId, handed }: { readonly ownerId: string; readonly handed: readonly Handed[] }): Decide =>
  (message, { at }) => {
    const { recalled } = message
    const claim = lastClaim(message)?.claim
    if (message.ownerId !== ownerId || message.status === 'erased') return []
    const claims = [...Map.groupBy(handed, ({ occurrence }) => occurrence)].map(([occurrence, recipients]) => ({
      occurrence,
      recipients: recipients.map(({ recipientId, deliveryId }) => ({ recipientId, deliveryId })),
    }))
    const earlier = claims.filter(({ occurrence }) => occurrence !== claim?.occurrence)
    // What is being handed over right now may not have a delivery of its own for everybody yet.
    return [...earlier, ...(claim ? [claim] : [])]
      .filter(({ occurrence }) => !recalled[occurrence])
      .map((each) => recalledEvent(message, each, handed, { by: 'author', reason: 'author' }, at))
      .filter(({ data }) => data.perRecipient.some(({ state }) => state !== 'already_opened'))
  }

type End = {
  readonly ownerId: string
  /** Whether a recipient has it and keeps it: a fact of the deliveries, read by the caller. */
  readonly isGiven: boolean
}

/** The author's account is erased: nothing of a message that was never handed over can be read again. */
export const eraseMessage =
  ({ ownerId, isGiven }: End): Decide =>
  (message, { at }) => {
    const { status } = message
    if (message.ownerId !== ownerId || status === 'new' || status === 'erased') return []
    // What recipients have, or are being handed now, stays with them; everything else goes with its author.
    if (isGiven || isHandedOver(status)) return []
    return [{ type: 'MessageErased', data: { erasedAt: at } }]
  }

/** Thirty days after it was cancelled a message cannot be restored any more, so nothing of it is kept. */
export const eraseCancelled =
  (): Decide =>
  (message, { at, dayMs }) => {
    const erasure = erasureOf(message, dayMs)
    if (!erasure) return []
    if (at < erasure.at) throw refuse('not-due', { until: erasure.at })
    return [{ type: 'MessageErased', data: { erasedAt: at } }]
  }
