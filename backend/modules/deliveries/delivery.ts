import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type AfterNo, type DeliveriesEvent, type Try } from './events.ts'
import { endProposal, evolveProposal, standsOn, tellOfProposal, type Proposal, type ProposalEvent } from './proposal.ts'

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
export type Code = { readonly nonce: string; readonly at: string; readonly state: 'asked' | 'sent' | 'refused' }

/** Whether somebody whom the author trusts says that it is really the recipient. */
export type Confirmation = {
  readonly n: number
  /** A contact refuses, the author forbids; what was used or has no more use is over. */
  readonly state: 'asked' | 'given' | 'refused' | 'forbidden' | 'over'
  /** When it was last asked for, or refused. */
  readonly at: string
  /** Until when it may be given, or counts. */
  readonly until: string
}

export type Delivery = {
  readonly status: 'new' | 'queued' | 'sent' | 'bounced' | 'declined' | 'revoked'
  readonly messageId: string
  /** Which time of a message that comes back. */
  readonly occurrence: number
  readonly recipientId: string
  readonly authorId: string
  readonly address: string
  readonly name: string
  readonly backupAddress: string
  readonly linkNonce: string
  /** Of links that a newer one replaced. */
  readonly oldNonces: readonly string[]
  readonly expiresAt: string
  readonly termDays: number | null
  readonly link: LinkTry | undefined
  /** Tries of all links together: each has a number of its own. */
  readonly attempts: number
  /** How often all addresses have said no since the last one said yes or was changed. */
  readonly refusals: number
  /** Since when the mailbox puts us off. */
  readonly deferredSince: string
  readonly sentAt: string
  readonly reminders: number
  readonly reissuedAt: readonly string[]
  /** When the newest link was asked for once more. */
  readonly resentAt: readonly string[]
  readonly isOpened: boolean
  readonly isUnlocked: boolean
  readonly code: Code | undefined
  readonly codesAt: readonly string[]
  /** When each wrong answer was given. */
  readonly failedAt: readonly string[]
  readonly lockedUntil: string
  /** What was heard, as `mediaId/quarter`. */
  readonly played: readonly string[]
  readonly downloaded: readonly string[]
  readonly isThanked: boolean
  readonly replyIds: readonly string[]
  readonly helpAt: readonly string[]
  readonly confirmation: Confirmation | undefined
  readonly proposal: Proposal | undefined
  /** On whose word the address stands alone: contacts who do not say besides that it is really the recipient. */
  readonly addressFrom: readonly string[]
  readonly declinedAt: string
  readonly declinedScope: 'message' | 'author'
  /** They said no and then yes after all: what their entry said before no longer counts here. */
  readonly isUndone: boolean
  readonly revokedAs: 'taken_back' | 'wrong_person' | ''
  /** What the author is still to be told, in the order it happened. */
  readonly toTell: readonly string[]
  readonly tell: { readonly attempt: number; readonly retryAt: string }
}

const asked = ({ attempt, mailId, addrIdx = 0 }: Try, state: LinkTry['state'], after: AfterNo = {}): LinkTry => {
  const { retryAt = '', nextAddrIdx = addrIdx } = after
  return { state, attempt, mailId, addrIdx, retryAt, nextAddrIdx }
}

/** A mailbox said no, at once or later by a mail of its own. */
const refused = (delivery: Delivery, data: Try & AfterNo): Delivery => {
  const isPass = data.nextAddrIdx === undefined || data.nextAddrIdx === 0
  return {
    ...delivery,
    status: 'bounced',
    link: asked(data, 'rejected', data),
    refusals: delivery.refusals + (isPass ? 1 : 0),
    deferredSince: '',
    toTell: data.retryAt === undefined ? [...delivery.toTell, 'unreachable'] : delivery.toTell,
  }
}

const over = ({ confirmation }: Delivery): Confirmation | undefined =>
  confirmation && { ...confirmation, state: 'over' }

const confirmed = (
  delivery: Delivery,
  state: 'asked' | 'given',
  { n, at, until }: { readonly n: number; readonly at: string; readonly until: string },
): Delivery => ({
  ...delivery,
  confirmation: { n, state, at: state === 'asked' ? at : (delivery.confirmation?.at ?? at), until },
  toTell: [...delivery.toTell, `confirmation_${state}:${n}`],
})

/** The link's mail has yet to leave. */
const queued = (delivery: Delivery): Delivery => ({
  ...delivery,
  status: 'queued',
  link: undefined,
  refusals: 0,
  deferredSince: '',
  proposal: endProposal(delivery.proposal),
})

/** Another link than before. */
const relinked = (delivery: Delivery, linkNonce: string): Delivery => ({
  ...queued(delivery),
  oldNonces: [...delivery.oldNonces, delivery.linkNonce],
  linkNonce,
})

export const delivery: Aggregate<Delivery, DeliveriesEvent> = {
  category: 'delivery',
  personal,
  subject: ({ recipientId }) => recipientId,
  audience: ({ authorId }) => authorId,
  initial: {
    status: 'new',
    messageId: '',
    occurrence: 0,
    recipientId: '',
    authorId: '',
    address: '',
    name: '',
    backupAddress: '',
    linkNonce: '',
    oldNonces: [],
    expiresAt: '',
    termDays: 400,
    link: undefined,
    attempts: 0,
    refusals: 0,
    deferredSince: '',
    sentAt: '',
    reminders: 0,
    reissuedAt: [],
    resentAt: [],
    isOpened: false,
    isUnlocked: false,
    code: undefined,
    codesAt: [],
    failedAt: [],
    lockedUntil: '',
    played: [],
    downloaded: [],
    isThanked: false,
    replyIds: [],
    helpAt: [],
    confirmation: undefined,
    proposal: undefined,
    addressFrom: [],
    declinedAt: '',
    declinedScope: 'message',
    isUndone: false,
    revokedAs: '',
    toTell: [],
    tell: { attempt: 0, retryAt: '' },
  },
  evolve: (delivery, { type, data }) => {
    switch (type) {
      case 'DeliveryCreated': {
        const { termDays = 400, backupAddress = '', ...created } = data
        return { ...delivery, ...created, status: 'queued', termDays, backupAddress }
      }
      case 'LinkAttempted':
        return { ...delivery, link: asked(data, 'attempted'), attempts: Math.max(delivery.attempts, data.attempt) }
      case 'LinkAccepted': {
        const sent = { status: 'sent', refusals: 0, deferredSince: '', sentAt: data.acceptedAt } as const
        return { ...delivery, ...sent, link: asked(data, 'accepted') }
      }
      case 'LinkDeferred':
        return {
          ...delivery,
          link: asked(data, 'deferred', data),
          deferredSince: delivery.deferredSince || (data.since ?? ''),
        }
      case 'LinkRejected':
      case 'LinkBounced':
        return refused(delivery, data)
      case 'LinkReissued': {
        const reissuedAt = [...delivery.reissuedAt, data.at]
        return { ...relinked(delivery, data.nonce), expiresAt: data.expiresAt, reissuedAt }
      }
      case 'LinkResent':
        return { ...queued(delivery), resentAt: [...delivery.resentAt, data.at] }
      case 'LinkReaddressed': {
        const { address, name, backupAddress = '', nonce } = data
        const unopened = { isOpened: false, isUnlocked: false, reminders: 0, revokedAs: '' } as const
        const confirmation = over(delivery)
        const addressFrom = delivery.proposal?.address === address ? delivery.addressFrom : []
        // What was mailed before lies in another mailbox: those links end here.
        const moved = { oldNonces: [], address, name, backupAddress, addressFrom } as const
        return { ...relinked(delivery, nonce), ...unopened, confirmation, ...moved }
      }
      case 'ReminderMailed':
        return { ...delivery, reminders: data.n }
      case 'DeliveryOpened':
        return { ...delivery, isOpened: true, proposal: endProposal(delivery.proposal) }
      case 'OtpRequested':
        return {
          ...delivery,
          code: { nonce: data.nonce, at: data.at, state: 'asked' },
          codesAt: [...delivery.codesAt, data.at],
        }
      case 'OtpSent':
      case 'OtpRefused': {
        const { code } = delivery
        if (code?.nonce !== data.nonce) return delivery
        return { ...delivery, code: { ...code, state: type === 'OtpSent' ? 'sent' : 'refused' } }
      }
      case 'UnlockFailed':
        return { ...delivery, failedAt: [...delivery.failedAt, data.at] }
      case 'DeliveryLocked':
        return { ...delivery, lockedUntil: data.until, code: undefined }
      case 'UnlockSucceeded':
        return { ...delivery, isUnlocked: true, failedAt: [], code: undefined, confirmation: over(delivery) }
      case 'ContentPlayed':
        return { ...delivery, played: [...delivery.played, `${data.mediaId}/${data.quarter}`] }
      case 'ContentDownloaded':
        return { ...delivery, downloaded: [...delivery.downloaded, data.mediaId] }
      case 'ThanksSent':
        return { ...delivery, isThanked: true, toTell: [...delivery.toTell, 'thanks'] }
      case 'ReplySent':
        return {
          ...delivery,
          replyIds: [...delivery.replyIds, data.replyId],
          toTell: [...delivery.toTell, `reply:${data.replyId}`],
        }
      case 'HelpRequested':
        return {
          ...delivery,
          helpAt: [...delivery.helpAt, data.at],
          toTell: [...delivery.toTell, `help:${data.n}`],
        }
      case 'ConfirmationRequested':
        return confirmed(delivery, 'asked', data)
      case 'ConfirmationGiven':
        return confirmed(delivery, 'given', data)
      case 'ConfirmationRefused': {
        const { n, at, by } = data
        // The author knows what they said themselves.
        const toTell = by === 'contact' ? [...delivery.toTell, `confirmation_refused:${n}`] : delivery.toTell
        const state = by === 'contact' ? 'refused' : 'forbidden'
        return { ...delivery, confirmation: { n, state, at, until: at }, toTell }
      }
      case 'AddressProposed':
      case 'AddressProposalSupported':
      case 'AddressProposalRefused':
      case 'AddressProposalAccepted': {
        const event = { type, data } as ProposalEvent
        const proposal = evolveProposal(delivery.proposal, event)
        const addressFrom = standsOn(delivery.proposal, event) ?? delivery.addressFrom
        return { ...delivery, proposal, addressFrom, toTell: tellOfProposal(delivery.toTell, event) }
      }
      case 'DeliveryDeclined':
        return {
          ...delivery,
          status: 'declined',
          proposal: endProposal(delivery.proposal),
          declinedAt: data.at ?? '',
          declinedScope: data.scope ?? 'message',
          toTell: delivery.status === 'declined' ? delivery.toTell : [...delivery.toTell, 'declined'],
        }
      case 'DeliveryDeclineUndone':
        return { ...delivery, status: delivery.sentAt ? 'sent' : 'queued', declinedAt: '', isUndone: true }
      case 'DeliveryRevoked': {
        const { messageId, recipientId, reason } = data
        const toTell = reason === 'wrong_person' ? [...delivery.toTell, 'wrong_person'] : []
        const proposal = endProposal(delivery.proposal)
        return { ...delivery, messageId, recipientId, status: 'revoked', revokedAs: reason, proposal, toTell }
      }
      case 'AuthorTold':
        return {
          ...delivery,
          toTell: delivery.toTell.filter((what) => what !== data.what),
          tell: { attempt: 0, retryAt: '' },
        }
      case 'AuthorTellDeferred':
        return { ...delivery, tell: { attempt: data.attempt, retryAt: data.retryAt } }
    }
  },
}

/** The mailbox that the link is mailed to: the second address once the first has said no. */
export const mailboxOf = ({ link, address, backupAddress }: Pick<Delivery, 'link' | 'address' | 'backupAddress'>) =>
  link && link.addrIdx > 0 && backupAddress ? backupAddress : address
