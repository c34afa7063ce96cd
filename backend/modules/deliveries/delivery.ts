import { noCodes, type Codes } from '../../kernel/identity/codes.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { USUAL_LINK_DAYS } from '../messages/reading.ts'
import { afterConfirming, endConfirmation, isConfirming, type Confirmation } from './confirmation.ts'
import { personal, type DeliveriesEvent } from './events.ts'
import { afterMailing, isMailing, relinked, type Mailed } from './mailing.ts'
import { afterProposing, endProposal, isProposing } from './proposal.ts'
import { afterProving, isProving } from './proving.ts'
import { afterComingBack, strangerNews } from './wrongPerson.ts'

export type Delivery = Mailed &
  Codes & {
    readonly messageId: string
    /** Which time of a message that comes back. */
    readonly occurrence: number
    readonly recipientId: string
    readonly authorId: string
    readonly address: string
    readonly name: string
    readonly backupAddress: string
    readonly termDays: number | null
    readonly reminders: number
    readonly remindedAt: string
    /** Until when its link waits for others to the same person; empty where it goes by itself. */
    readonly leavesAt: string
    readonly isOpened: boolean
    readonly isUnlocked: boolean
    /** What was heard, as `mediaId/quarter`. */
    readonly played: readonly string[]
    readonly downloaded: readonly string[]
    readonly isThanked: boolean
    readonly replyIds: readonly string[]
    readonly helpAt: readonly string[]
    readonly confirmation: Confirmation | undefined
    /** On whose word the address stands alone: contacts who do not say besides that it is really the recipient. */
    readonly addressFrom: readonly string[]
    readonly declinedAt: string
    readonly declinedScope: 'message' | 'author'
    /** They said no and then yes after all: what their entry said before no longer counts here. */
    readonly isUndone: boolean
    readonly revokedAs: 'taken_back' | 'wrong_person' | ''
    readonly revokedAt: string
    /** How often somebody has said that they are not the recipient, and whether it was last said on this page. */
    readonly strangers: { readonly n: number; readonly isHere: boolean }
    readonly tell: { readonly attempt: number; readonly retryAt: string }
  }

export const delivery: Aggregate<Delivery, DeliveriesEvent> = {
  category: 'delivery',
  personal,
  subject: ({ recipientId }) => `recipient-${recipientId}`,
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
    termDays: USUAL_LINK_DAYS,
    link: undefined,
    attempts: 0,
    deferredSince: '',
    sentAt: '',
    reminders: 0,
    remindedAt: '',
    leavesAt: '',
    reissuedAt: [],
    resentAt: [],
    isOpened: false,
    isUnlocked: false,
    ...noCodes,
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
    revokedAt: '',
    strangers: { n: 0, isHere: false },
    toTell: [],
    tell: { attempt: 0, retryAt: '' },
  },
  evolve: (delivery, event) => {
    if (isMailing(event)) return { ...delivery, ...afterMailing(delivery, event) }
    if (isProving(event)) return { ...delivery, ...afterProving(delivery, event) }
    if (isConfirming(event)) return { ...delivery, ...afterConfirming(delivery, event) }
    if (isProposing(event)) return { ...delivery, ...afterProposing(delivery, event) }
    const { type, data } = event
    switch (type) {
      case 'DeliveryCreated': {
        const { termDays = USUAL_LINK_DAYS, backupAddress = '', ...created } = data
        return { ...delivery, ...created, status: 'queued', termDays, backupAddress }
      }
      case 'LinkReaddressed': {
        const { address, name, backupAddress = '', nonce } = data
        const unopened = { isOpened: false, isUnlocked: false, reminders: 0, revokedAs: '' } as const
        const confirmation = endConfirmation(delivery.confirmation)
        const addressFrom = delivery.proposal?.address === address ? delivery.addressFrom : []
        // What was mailed before lies in another mailbox: those links end here.
        const moved = { oldNonces: [], address, name, backupAddress, addressFrom } as const
        return { ...delivery, ...relinked(delivery, nonce), ...unopened, confirmation, ...moved }
      }
      case 'ReminderMailed':
        return { ...delivery, reminders: data.n, remindedAt: data.at }
      case 'DeliveryOpened':
        return { ...delivery, isOpened: true, proposal: endProposal(delivery.proposal) }
      case 'UnlockSucceeded':
        return {
          ...delivery,
          isUnlocked: true,
          failedAt: [],
          code: undefined,
          confirmation: endConfirmation(delivery.confirmation),
        }
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
      case 'DeliveryDeclined':
        return {
          ...delivery,
          status: 'declined',
          proposal: endProposal(delivery.proposal),
          declinedAt: data.at,
          declinedScope: data.scope,
          toTell: delivery.status === 'declined' ? delivery.toTell : [...delivery.toTell, 'declined'],
        }
      case 'DeliveryDeclineUndone':
        return { ...delivery, status: delivery.sentAt ? 'sent' : 'queued', declinedAt: '', isUndone: true }
      case 'DeliveryRevoked': {
        const { messageId, recipientId, reason, at: revokedAt, n = 1, addressHash } = data
        const proposal = endProposal(delivery.proposal)
        const revoked = { messageId, recipientId, status: 'revoked', revokedAs: reason, revokedAt, proposal } as const
        if (reason === 'taken_back') return { ...delivery, ...revoked, toTell: [] }
        const strangers = { n, isHere: addressHash !== undefined }
        return { ...delivery, ...revoked, strangers, toTell: [...delivery.toTell, strangerNews(n)] }
      }
      case 'WrongPersonUndone':
        return {
          ...delivery,
          status: delivery.sentAt ? 'sent' : 'queued',
          revokedAs: '',
          revokedAt: '',
          proposal: endProposal(delivery.proposal),
          isUndone: delivery.isUndone || data.addressHash !== undefined,
          toTell: afterComingBack(delivery.toTell, data.n),
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
