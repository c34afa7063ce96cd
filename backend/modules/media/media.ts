import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type MediaEvent } from './events.ts'

const DEFAULT_MB = 100

export type Media = {
  readonly status: 'new' | 'receiving' | 'received' | 'cancelled' | 'stored' | 'ready' | 'rejected'
  readonly ownerId: string
  readonly messageId: string
  readonly purpose: 'message' | 'reply'
  readonly bytes: number
  readonly sha256: string
  readonly mime: string
  /** A started upload keeps its limit. */
  readonly largestMb: number
}

export const media: Aggregate<Media, MediaEvent> = {
  category: 'media',
  personal,
  subject: ({ messageId }) => messageId,
  audience: ({ ownerId }) => ownerId,
  initial: {
    status: 'new',
    ownerId: '',
    messageId: '',
    purpose: 'message',
    bytes: 0,
    sha256: '',
    mime: '',
    largestMb: DEFAULT_MB,
  },
  evolve: (media, { type, data }) => {
    switch (type) {
      case 'MediaStarted':
        return {
          ...media,
          status: 'receiving',
          ownerId: data.ownerId,
          messageId: data.messageId,
          purpose: data.purpose,
          largestMb: data.largestMb ?? DEFAULT_MB,
        }
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
export const blobName = (mediaId: string, variant: 'original' | 'play' | 'video' | 'peaks'): string =>
  `media/${mediaId}/${variant}`
