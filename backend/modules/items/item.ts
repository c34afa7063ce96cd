import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import type { ReadingStep, Turn, Visibility } from './contract/commands.ts'
import { personal, type ItemsEvent, type Said } from './events.ts'

type Joined = { readonly accountId: string; readonly caption: string; readonly joinedAt: string }

export type Item = {
  readonly status: 'new' | 'kept' | 'binned' | 'erased'
  readonly itemId: string
  readonly familyId: string
  readonly contributorId: string
  readonly visibility: Visibility
  /** Empty where nothing came but words. */
  readonly mediaId: string
  readonly name: string
  readonly title: string
  readonly caption: string
  readonly text: string
  /** Empty where it tells about none. */
  readonly about: string
  /** The archive that it came in; empty where it was sent by itself. */
  readonly cameIn: string
  /** Something came with its file that tells about it. */
  readonly isTold: boolean
  /** The picture whose moment it is the film of; empty where it is one by itself. */
  readonly motionOf: string
  /** What is said in it, as somebody wrote it down; empty where nobody has. */
  readonly words: string
  /** No machine is to look at it. */
  readonly refusesAnalysis: boolean
  /** What no machine is to do with it again. */
  readonly rejected: readonly ReadingStep[]
  readonly date: Said | null
  readonly personIds: readonly string[]
  readonly speakerId: string
  readonly placeId: string | null
  readonly degrees: Turn
  readonly joined: readonly Joined[]
  /** The accounts whose favorite it is. */
  readonly favoriteOf: readonly string[]
  readonly addedAt: string
  /** Empty while it is not in the bin. */
  readonly binnedAt: string
  /** The item that has the same file, and that took its place. */
  readonly intoId: string
  /** Whose pages the last event is told: the family's once more at the moment that it sees the item no longer. */
  readonly tellsFamily: boolean
}

/** What is one person's alone is told to nobody else, not even that it changed. */
const audienceOf = ({ familyId, contributorId, tellsFamily }: Item): string =>
  tellsFamily ? familySubject(familyId) : contributorId

export const item: Aggregate<Item, ItemsEvent> = {
  category: 'item',
  personal,
  subject: ({ itemId }) => `item-${itemId}`,
  audience: audienceOf,
  initial: {
    status: 'new',
    itemId: '',
    familyId: '',
    contributorId: '',
    visibility: 'family',
    mediaId: '',
    name: '',
    title: '',
    caption: '',
    text: '',
    about: '',
    cameIn: '',
    isTold: false,
    motionOf: '',
    words: '',
    refusesAnalysis: false,
    rejected: [],
    date: null,
    personIds: [],
    speakerId: '',
    placeId: null,
    degrees: 0,
    joined: [],
    favoriteOf: [],
    addedAt: '',
    binnedAt: '',
    intoId: '',
    tellsFamily: false,
  },
  evolve: (before, { type, data }) => {
    const item = { ...before, tellsFamily: before.visibility === 'family' }
    switch (type) {
      case 'ItemAdded': {
        const { pair: _pair, told, noAnalysis = false, ...added } = data
        return {
          ...item,
          ...added,
          isTold: told !== undefined,
          refusesAnalysis: noAnalysis,
          status: 'kept',
          tellsFamily: data.visibility === 'family',
        }
      }
      case 'ItemDescribed':
      case 'ItemDated':
      case 'ItemPlaced':
      case 'PictureTurned':
        return { ...item, ...data }
      case 'TranscriptWritten':
        return { ...item, words: data.text }
      case 'AnalysisRefused':
        return { ...item, refusesAnalysis: true }
      case 'AnalysisAllowed':
        return { ...item, refusesAnalysis: false }
      case 'ReadingRejected':
        return { ...item, rejected: [...item.rejected.filter((step) => step !== data.step), data.step] }
      case 'PeopleTagged':
        return { ...item, personIds: data.personIds, speakerId: data.speakerId ?? '' }
      case 'VisibilitySet':
        return { ...item, ...data, tellsFamily: true }
      case 'ContributorJoined':
        return { ...item, joined: [...item.joined.filter(({ accountId }) => accountId !== data.accountId), data] }
      case 'FavoriteMarked': {
        const others = item.favoriteOf.filter((id) => id !== data.accountId)
        return { ...item, favoriteOf: data.isFavorite ? [...others, data.accountId] : others }
      }
      case 'ItemBinned':
        return { ...item, status: 'binned', binnedAt: data.binnedAt }
      case 'ItemRestored':
        return { ...item, status: 'kept', binnedAt: '' }
      case 'BecameMotion':
        return { ...item, motionOf: data.stillId }
      case 'ItemTold':
        return { ...item, isTold: true }
      case 'ItemErased':
        return { ...item, status: 'erased', intoId: data.intoId ?? '' }
    }
  },
}

/** Whether the item is one that this account may see, whatever its role in the family: in the bin it is still there. */
export const isSeenBy = ({ status, visibility, contributorId }: Item, accountId: string): boolean =>
  status !== 'new' && status !== 'erased' && (visibility === 'family' || contributorId === accountId)
