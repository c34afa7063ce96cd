import { isNoMailbox } from '../../kernel/log/tries.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { refusing } from '../../kernel/errors.ts'
import type { SubscriberRefusal } from './contract.ts'
import type { Source, SubscribersEvent } from './events.ts'
import type { Subscriber } from './subscriber.ts'

type Decide = Decision<Subscriber, SubscribersEvent>
const refuse = refusing<SubscriberRefusal>()

/**
 * @number how long the link that confirms a newsletter works. Real days and minutes: a mailbox is no faster in a demo.
 */
const LINK_LIFE_MS = 7 * 86_400_000
/** @number how soon a newsletter can be asked for again */
const ASK_AGAIN_MS = 60_000

/** Asks the address to confirm; whoever reads us already, or must not be written to, is not asked. */
export const requestSubscription =
  (wanted: { subscriberId: string; address: string; source: Source }): Decide =>
  ({ status, requestedAt }, { at }) => {
    if (status === 'confirmed' || status === 'suppressed') return []
    if (status === 'unconfirmed' && at < plus(requestedAt, ASK_AGAIN_MS)) return []
    return [{ type: 'SubscriptionRequested', data: { ...wanted, requestedAt: at } }]
  }

/** The caller has checked that the link is this subscriber's. */
export const confirmSubscription =
  (): Decide =>
  ({ status, requestedAt }, { at }) => {
    if (status === 'new') throw refuse('link-invalid')
    if (status === 'confirmed') return []
    if (status !== 'unconfirmed' || at > plus(requestedAt, LINK_LIFE_MS)) throw refuse('link-expired')
    return [{ type: 'SubscriptionConfirmed', data: { how: 'mail', confirmedAt: at } }]
  }

/** Never refused: whoever wants no letters gets none, asked once or twice. */
export const unsubscribe =
  (how: 'one_click' | 'page' | 'erased'): Decide =>
  ({ status }) =>
    status === 'unconfirmed' || status === 'confirmed' ? [{ type: 'Unsubscribed', data: { how } }] : []

/** A mailbox that refuses our letters, or calls them junk, gets no more, whoever asks for them. */
export const suppress =
  (reason: 'bounced' | 'complained'): Decide =>
  ({ status }) =>
    status === 'new' || status === 'suppressed' ? [] : [{ type: 'SubscriberSuppressed', data: { reason } }]

type Answered = { request: number; smtpCode: number }
const isOpen = ({ answered, requests }: Subscriber, { request }: Answered) => answered < request && request <= requests

/** The transport's yes or no. */
export const recordMail =
  ({ acceptedAt, ...mail }: Answered & { readonly acceptedAt?: string }): Decide =>
  (subscriber) => {
    if (!isOpen(subscriber, mail)) return []
    if (acceptedAt !== undefined) return [{ type: 'ConfirmationAccepted', data: { ...mail, acceptedAt } }]
    if (isNoMailbox(mail.smtpCode))
      return [
        { type: 'ConfirmationRejected', data: mail },
        { type: 'SubscriberSuppressed', data: { reason: 'bounced' } },
      ]
    return [{ type: 'ConfirmationRejected', data: mail }]
  }
