import type { AfterNo, DeliveriesEvent, Try } from './events.ts'
import { endProposal, type Proposal } from './proposal.ts'

export type DeliveryStatus = 'new' | 'queued' | 'sent' | 'bounced' | 'declined' | 'revoked'
export type LinkTry = {
  readonly state: 'attempted' | 'accepted' | 'deferred' | 'rejected'
  readonly attempt: number
  readonly mailId: string
  readonly addrIdx: number
  /** When it is tried again; empty when it is not. */
  readonly retryAt: string
  /** The address of the next try. */
  readonly nextAddrIdx: number
}

/** The part of a delivery that the mail with its link moves. */
export type Mailed = {
  readonly status: DeliveryStatus
  readonly linkNonce: string
  /** Of links that a newer one replaced. */
  readonly oldNonces: readonly string[]
  readonly expiresAt: string
  readonly link: LinkTry | undefined
  /** Tries of all links together: each has a number of its own. */
  readonly attempts: number
  /** How often all addresses have said no since the last one said yes or was changed. */
  readonly refusals: number
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

const asked = ({ attempt, mailId, addrIdx = 0 }: Try, state: LinkTry['state'], after: AfterNo = {}): LinkTry => {
  const { retryAt = '', nextAddrIdx = addrIdx } = after
  return { state, attempt, mailId, addrIdx, retryAt, nextAddrIdx }
}

/** A mailbox said no, at once or later by a mail of its own. */
const refused = ({ refusals, toTell }: Mailed, data: Try & AfterNo): Partial<Mailed> => {
  const isPass = data.nextAddrIdx === undefined || data.nextAddrIdx === 0
  return {
    status: 'bounced',
    link: asked(data, 'rejected', data),
    refusals: refusals + (isPass ? 1 : 0),
    deferredSince: '',
    toTell: data.retryAt === undefined ? [...toTell, 'unreachable'] : toTell,
  }
}

/** The link's mail has yet to leave. */
const queued = ({ proposal }: Mailed) =>
  ({ status: 'queued', link: undefined, refusals: 0, deferredSince: '', proposal: endProposal(proposal) }) as const

/** Another link than before, whose mail has yet to leave. */
export const relinked = (mailed: Mailed, linkNonce: string) => ({
  ...queued(mailed),
  oldNonces: [...mailed.oldNonces, mailed.linkNonce],
  linkNonce,
})

/** What a link that was mailed, taken, put off, refused, returned or asked for once more changes. */
export const afterMailing = (mailed: Mailed, { type, data }: MailingEvent): Partial<Mailed> => {
  switch (type) {
    case 'LinkAttempted':
      return { link: asked(data, 'attempted'), attempts: Math.max(mailed.attempts, data.attempt) }
    case 'LinkAccepted':
      return {
        status: 'sent',
        refusals: 0,
        deferredSince: '',
        sentAt: data.acceptedAt,
        link: asked(data, 'accepted'),
      }
    case 'LinkDeferred':
      return { link: asked(data, 'deferred', data), deferredSince: mailed.deferredSince || (data.since ?? '') }
    case 'LinkRejected':
    case 'LinkBounced':
      return refused(mailed, data)
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
