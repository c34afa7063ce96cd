import { LARGEST_FILE_MB } from '../../kernel/contract.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type Hashes, type MediaEvent, type Start, type Variant } from './events.ts'

export type Media = {
  readonly status: 'new' | 'receiving' | 'received' | 'cancelled' | 'stored' | 'ready' | 'rejected' | 'erased'
  /** Given up because nobody finished it, or nothing named it: whoever still has it may begin again. */
  readonly isAbandoned: boolean
  readonly ownerId: string
  readonly messageId: string
  readonly purpose: Start['purpose']
  /** As its uploader named it. */
  readonly type: string
  /** The family whose thing it is; empty where it is an account's. */
  readonly familyId: string
  /** Of the thing that it belongs to; empty where nothing of it is personal. */
  readonly category: string
  readonly bytes: number
  readonly sha256: string
  readonly mime: string
  readonly durationMs: number
  readonly cut: Start['cut']
  /** A started upload keeps its limit. */
  readonly largestMb: number
  readonly variants: readonly string[]
  /** A picture, a paper or any other file: it is seen or kept, and does not play. */
  readonly isRendered: boolean
  /** Of what is stored; a recording from before they were kept learns them when it is audited. */
  readonly hashes: Hashes
  /** What could not be read when it was last tried. */
  readonly damaged: readonly Variant[]
  readonly auditsN: number
}

export const media: Aggregate<Media, MediaEvent> = {
  category: 'media',
  personal,
  subject: ({ category, messageId }) => (category === '' ? '' : `${category}-${messageId}`),
  audience: ({ ownerId, familyId }) => (familyId === '' ? ownerId : `family-${familyId}`),
  initial: {
    status: 'new',
    isAbandoned: false,
    ownerId: '',
    messageId: '',
    purpose: '',
    type: '',
    familyId: '',
    category: '',
    bytes: 0,
    sha256: '',
    mime: '',
    durationMs: 0,
    cut: undefined,
    largestMb: LARGEST_FILE_MB,
    variants: [],
    isRendered: false,
    hashes: {},
    damaged: [],
    auditsN: 0,
  },
  evolve: (media, { type, data }) => {
    switch (type) {
      case 'MediaStarted':
        return {
          ...media,
          status: 'receiving',
          isAbandoned: false,
          ownerId: data.ownerId,
          messageId: data.messageId,
          purpose: data.purpose,
          type: data.type,
          familyId: data.familyId ?? '',
          category: data.category ?? '',
          largestMb: data.largestMb ?? LARGEST_FILE_MB,
          cut: data.cut,
        }
      case 'MediaReceived':
        return { ...media, status: 'received', bytes: data.bytes }
      case 'MediaCancelled':
        return { ...media, status: 'cancelled', isAbandoned: data.reason === 'abandoned' }
      case 'MediaErased':
        // Nothing is stored any more.
        return { ...media, status: 'erased', sha256: '', isAbandoned: data.reason === 'unnamed' }
      case 'MediaStored':
        return { ...media, status: 'stored', ...data, hashes: { original: data.sha256 } }
      case 'MediaRejected':
        return { ...media, status: 'rejected' }
      case 'MediaReady':
        return {
          ...media,
          status: 'ready',
          durationMs: data.durationMs,
          variants: data.variants,
          hashes: { ...media.hashes, ...data.hashes },
        }
      case 'MediaRendered':
        return {
          ...media,
          status: 'ready',
          isRendered: true,
          variants: data.variants,
          hashes: { ...media.hashes, ...data.hashes },
        }
      case 'MediaDamaged':
        return { ...media, damaged: [...new Set([...media.damaged, data.variant])] }
      case 'MediaMended':
        return {
          ...media,
          hashes: { ...media.hashes, ...data.hashes },
          damaged: media.damaged.filter((variant) => data.hashes[variant] === undefined),
        }
      case 'MediaAudited':
        return {
          ...media,
          damaged: data.ok ? [] : media.damaged,
          auditsN: media.auditsN + 1,
        }
    }
  },
}

/** Where all that is stored of a medium lies. */
export const blobFolder = (mediaId: string): string => `media/${mediaId}/`
/** Where a medium's bytes lie, each sealed with the key of what it belongs to. */
export const blobName = (mediaId: string, variant: Variant): string => `${blobFolder(mediaId)}${variant}`

/** What of it should be readable; of a recording that does not play, what came is kept. */
export const keptOf = ({ status, sha256, variants, isRendered }: Media): readonly Variant[] => {
  if (sha256 === '') return []
  if (status !== 'ready') return ['original']
  return ['original', ...(variants as Variant[]), ...(isRendered ? [] : (['peaks'] as const))]
}
