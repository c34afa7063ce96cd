import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type DeliveriesEvent } from './events.ts'

export type LinkTry = {
  readonly state: 'attempted' | 'accepted' | 'deferred' | 'rejected'
  readonly attempt: number
  readonly mailId: string
  readonly retryAt: string
}
export type Delivery = {
  readonly status: 'new' | 'queued' | 'sent' | 'bounced' | 'declined'
  readonly messageId: string
  readonly recipientId: string
  readonly authorId: string
  readonly address: string
  readonly name: string
  readonly linkNonce: string
  readonly expiresAt: string
  readonly link: LinkTry | undefined
  readonly isOpened: boolean
  readonly isUnlocked: boolean
  /** When each wrong answer was given. */
  readonly failedAt: readonly string[]
  readonly lockedUntil: string
  /** What was heard, as `mediaId/quarter`. */
  readonly played: readonly string[]
  readonly downloaded: readonly string[]
}

export const delivery: Aggregate<Delivery, DeliveriesEvent> = {
  category: 'delivery',
  personal,
  subject: ({ recipientId }) => recipientId,
  audience: ({ authorId }) => authorId,
  initial: {
    status: 'new',
    messageId: '',
    recipientId: '',
    authorId: '',
    address: '',
    name: '',
    linkNonce: '',
    expiresAt: '',
    link: undefined,
    isOpened: false,
    isUnlocked: false,
    failedAt: [],
    lockedUntil: '',
    played: [],
    downloaded: [],
  },
  evolve: (delivery, { type, data }) => {
    switch (type) {
      case 'DeliveryCreated': {
        const { messageId, recipientId, authorId, address, name, linkNonce, expiresAt } = data
        return { ...delivery, status: 'queued', messageId, recipientId, authorId, address, name, linkNonce, expiresAt }
      }
      case 'LinkAttempted':
        return { ...delivery, link: { state: 'attempted', attempt: data.attempt, mailId: data.mailId, retryAt: '' } }
      case 'LinkAccepted':
        return {
          ...delivery,
          status: 'sent',
          link: { state: 'accepted', attempt: data.attempt, mailId: data.mailId, retryAt: '' },
        }
      case 'LinkDeferred': {
        const { attempt, mailId, retryAt } = data
        return { ...delivery, link: { state: 'deferred', attempt, mailId, retryAt } }
      }
      case 'LinkRejected':
        return {
          ...delivery,
          status: 'bounced',
          link: { state: 'rejected', attempt: data.attempt, mailId: data.mailId, retryAt: '' },
        }
      case 'DeliveryOpened':
        return { ...delivery, isOpened: true }
      case 'UnlockFailed':
        return { ...delivery, failedAt: [...delivery.failedAt, data.at] }
      case 'DeliveryLocked':
        return { ...delivery, lockedUntil: data.until }
      case 'UnlockSucceeded':
        return { ...delivery, isUnlocked: true, failedAt: [] }
      case 'ContentPlayed':
        return { ...delivery, played: [...delivery.played, `${data.mediaId}/${data.quarter}`] }
      case 'ContentDownloaded':
        return { ...delivery, downloaded: [...delivery.downloaded, data.mediaId] }
      case 'DeliveryDeclined':
        return { ...delivery, status: 'declined' }
    }
  },
}
