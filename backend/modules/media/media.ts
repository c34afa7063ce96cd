import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type MediaEvent } from './events.ts'

export type Media = {
  readonly status: 'new' | 'receiving' | 'received' | 'cancelled' | 'stored' | 'ready' | 'rejected'
  readonly ownerId: string
  readonly messageId: string
  readonly bytes: number
  readonly sha256: string
  readonly mime: string
}

export const media: Aggregate<Media, MediaEvent> = {
  category: 'media',
  personal,
  subject: ({ messageId }) => messageId,
  audience: ({ ownerId }) => ownerId,
  initial: { status: 'new', ownerId: '', messageId: '', bytes: 0, sha256: '', mime: '' },
  evolve: (media, { type, data }) => {
    switch (type) {
      case 'MediaStarted':
        return { ...media, status: 'receiving', ownerId: data.ownerId, messageId: data.messageId }
      case 'MediaReceived':
        return { ...media, status: 'received', bytes: data.bytes }
      case 'MediaCancelled':
        return { ...media, status: 'cancelled' }
      case 'MediaStored':
        return { ...media, status: 'stored', ...data }
      case 'MediaRejected':
        return { ...media, status: 'rejected' }
      case 'MediaReady':
        return { ...media, status: 'ready' }
    }
  },
}

/** Where a medium's bytes lie, each sealed with its message's key. */
export const blobName = (mediaId: string, variant: 'original' | 'play' | 'peaks'): string =>
  `media/${mediaId}/${variant}`
