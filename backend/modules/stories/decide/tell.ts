import { MOST_WORDS } from '../contract/bounds.ts'
import type { Scope, Told } from '../events.ts'
import type { Story } from '../story.ts'
import { refuse, requireOpen, type Decide } from './guards.ts'

type Telling = Omit<Told, 'toldAt'> & {
  /** Its recording, where it names one, has arrived. */
  readonly hasArrived: boolean
  /** It was begun before the question was withdrawn. */
  readonly isBegun?: boolean
}

const isSame = ({ status, words, mediaId }: Story, told: Omit<Telling, 'hasArrived' | 'isBegun'>): boolean =>
  status === 'told' && words === told.words && mediaId === (told.mediaId ?? '')

/** The answer to a question, given once. */
export const tellStory =
  ({ hasArrived, isBegun = false, ...told }: Telling): Decide =>
  (story, { at }) => {
    if (isSame(story, told)) return []
    requireOpen(story, at, isBegun)
    const { words, mediaId } = told
    if (words.trim() === '' && mediaId === undefined) throw refuse('empty')
    if (words.length > MOST_WORDS) throw refuse('content-too-long', { most: MOST_WORDS, length: words.length })
    if (mediaId !== undefined && !hasArrived) throw refuse('recording-missing')
    return [{ type: 'StoryTold', data: { ...told, toldAt: at } }]
  }

/** Says no to this question, or to all of this family; another no counts in place of the first. */
export const declineStory =
  ({ scope }: { readonly scope: Scope }): Decide =>
  (story, { at }) => {
    requireOpen(story, at)
    return story.declined === scope ? [] : [{ type: 'StoryDeclined', data: { scope, declinedAt: at } }]
  }

export const undoDecline =
  (): Decide =>
  (story, { at }) => {
    requireOpen(story, at)
    return story.declined === undefined ? [] : [{ type: 'StoryDeclineUndone', data: { undoneAt: at } }]
  }

/** Whoever has the link is somebody else than who was asked: it is over. */
export const reportMisdirected =
  (): Decide =>
  (story, { at }) => {
    if (story.status === 'misdirected') return []
    requireOpen(story, at)
    return [{ type: 'StoryMisdirected', data: { reportedAt: at } }]
  }

/** Whoever told it takes it back, for good, whenever they like. */
export const takeBack =
  (): Decide =>
  ({ status }, { at }) => {
    if (status === 'erased') return []
    if (status === 'new') throw refuse('not-found')
    if (status !== 'told' && status !== 'removed') throw refuse('not-told')
    return [{ type: 'StoryErased', data: { reason: 'teller', erasedAt: at } }]
  }
