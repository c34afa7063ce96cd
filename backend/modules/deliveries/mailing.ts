import { accepted, attempted, deferred, noTries, refused, type Tries } from '../../kernel/log/tries.ts'
import type { AfterNo, DeliveriesEvent, Try } from './events.ts'
import { endProposal, type Proposal } from './proposal.ts'

export type DeliveryStatus = 'new' | 'queued' | 'sent' | 'bounced' | 'declined' | 'revoked'

/** The part of a delivery that the mail with its link moves. */
export type Mailed = {
  readonly status: DeliveryStatus
  readonly linkNonce: string
  /** Of links that a newer one replaced. */
  readonly oldNonces: readonly string[]
  readonly expiresAt: string
  /** The tries to mail the newest link, since a mailbox or a person last made them begin anew. */
  readonly link: Tries | undefined
  /** Tries of all links together: each has a number of its own. */
  readonly attempts: number
  /** Since when the mailbox puts us off. */
  readonly deferredSince: string
  readonly sentAt: string
  readonly reissuedAt: readonly string[]
  /** When the newest link was asked for once more. */
  readonly resentAt: readonly string[]
  readonly proposal: Proposal | undefined
  readonly toTell: readonly string[]
}
const TYPES = [
  'LinkAttempted',
  'LinkAccepted',
  'LinkDeferred',
  'LinkRejected',
  'LinkBounced',
  'LinkReissued',
  'LinkResent',
] as const
type MailingEvent = Extract<DeliveriesEvent, { type: (typeof TYPES)[number] }>

export const isMailing = (event: DeliveriesEvent): event is MailingEvent =>
  (TYPES as readonly DeliveriesEvent['type'][]).includes(event.type)

/** A mailbox said no, at once or later by a mail of its own. */
const saidNo = ({ link, toTell }: Mailed, data: Try & AfterNo): Partial<Mailed> => ({
  status: 'bounced',
  link: refused(link ?? noTries, data, 'rejected', data),
  deferredSince: '',
  toTell: data.retryAt === undefined ? [...toTell, 'unreachable'] : toTell,
})

/** The link's mail has yet to leave. */
const queued = ({ proposal }: Mailed) =>
  ({ status: 'queued', link: undefined, deferredSince: '', proposal: endProposal(proposal) }) as const

/** Another link than before, whose mail has yet to leave. */
export const relinked = (mailed: Mailed, linkNonce: string) => ({
  ...queued(mailed),
  oldNonces: [...mailed.oldNonces, mailed.linkNonce],
  linkNonce,
})

/** What a link that was mailed, taken, put off, refused, returned or asked for once more changes. */
export const afterMailing = (mailed: Mailed, { type, data }: MailingEvent): Partial<Mailed> => {
  const link = mailed.link ?? noTries
  switch (type) {
    case 'LinkAttempted':
      return { link: attempted(link, data), attempts: Math.max(mailed.attempts, data.attempt) }
    case 'LinkAccepted':
      return {
        status: 'sent',
        deferredSince: '',
        sentAt: data.acceptedAt,
        // A mailbox that once took it is asked as often as any other, should the mail come back.
        link: accepted(noTries, data, data.acceptedAt),
      }
    case 'LinkDeferred':
      return { link: deferred(link, data, data), deferredSince: data.since }
    case 'LinkRejected':
    case 'LinkBounced':
      return saidNo(mailed, data)
    case 'LinkReissued': {
      const reissuedAt = [...mailed.reissuedAt, data.at]
      return { ...relinked(mailed, data.nonce), expiresAt: data.expiresAt, reissuedAt }
    }
    case 'LinkResent':
      return { ...queued(mailed), resentAt: [...mailed.resentAt, data.at] }
  }
}

/** The mailbox that the link is mailed to: the second address once the first has said no. */
export const mailboxOf = ({
  link,
  address,
  backupAddress,
}: Pick<Mailed, 'link'> & { readonly address: string; readonly backupAddress: string }): string =>
  link && link.addrIdx > 0 && backupAddress ? backupAddress : address
