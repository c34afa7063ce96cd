import { plus, retryDelayMs } from '../../../kernel/decider.ts'
import type { DeliveriesEvent, Try } from '../events.ts'
import type { Delivery } from '../delivery.ts'
import { refuse, type Decide } from './guards.ts'

const LINK_DAYS = 400

/** `linkNonce` is what makes this link another one than any before it for the same person. */
export const createDelivery =
  (facts: {
    readonly messageId: string
    readonly recipientId: string
    readonly authorId: string
    readonly occurrence: number
    readonly address: string
    readonly name: string
    readonly linkNonce: string
    readonly hasDeclined: boolean
  }): Decide =>
  ({ status }, { at, dayMs }) => {
    if (status !== 'new') return []
    const { hasDeclined, ...data } = facts
    const created: DeliveriesEvent = {
      type: 'DeliveryCreated',
      data: { ...data, expiresAt: plus(at, LINK_DAYS * dayMs) },
    }
    const { messageId, recipientId } = data
    return hasDeclined ? [created, { type: 'DeliveryDeclined', data: { messageId, recipientId } }] : [created]
  }

const isSettled = ({ link }: Delivery, { attempt }: Try): boolean =>
  link?.attempt === attempt && link.state !== 'attempted'

/** The intent is an event before the mail leaves, so that a crash between the two is seen. */
export const beginLink =
  (tried: Try): Decide =>
  ({ status, link }) => {
    if (link?.attempt === tried.attempt) return []
    if (status !== 'queued') throw refuse('link-invalid')
    return [{ type: 'LinkAttempted', data: tried }]
  }

export const acceptLink =
  (proof: Try & { readonly smtpCode: number; readonly acceptedAt: string }): Decide =>
  (delivery) =>
    isSettled(delivery, proof) || delivery.status !== 'queued' ? [] : [{ type: 'LinkAccepted', data: proof }]

/** Not now (4xx, or nobody answered): tried again, ever more slowly. */
export const deferLink =
  (tried: Try & { readonly smtpCode: number }): Decide =>
  (delivery, { at, dayMs }) => {
    if (isSettled(delivery, tried) || delivery.status !== 'queued') return []
    return [{ type: 'LinkDeferred', data: { ...tried, retryAt: plus(at, retryDelayMs(tried.attempt, dayMs)) } }]
  }

export const rejectLink =
  (tried: Try & { readonly smtpCode: number }): Decide =>
  (delivery) =>
    isSettled(delivery, tried) || delivery.status !== 'queued' ? [] : [{ type: 'LinkRejected', data: tried }]
