import { Refused } from '../../../kernel/errors.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { KEPT_DAYS } from '../contract/bounds.ts'
import type { Ending } from '../events.ts'
import { refuse, requireMay, type Decide, type InFamily } from './guards.ts'

export const nameStory =
  ({ title, ...as }: InFamily & { readonly title: string }): Decide =>
  (story, { by }) => {
    requireMay(story, by, as)
    if (story.status !== 'told') throw refuse('not-told')
    return story.title === title ? [] : [{ type: 'StoryNamed', data: { title } }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removeStory =
  (as: InFamily): Decide =>
  (story, { by, at }) => {
    requireMay(story, by, as)
    if (story.status === 'removed') return []
    if (story.status !== 'told') throw refuse('not-told')
    return [{ type: 'StoryRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreStory =
  (as: InFamily): Decide =>
  (story, { by, at, dayMs }) => {
    requireMay(story, by, as)
    if (story.status === 'told') return []
    if (story.status !== 'removed') throw refuse('not-told')
    if (at >= plus(story.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'StoryRestored', data: { restoredAt: at } }]
  }

/** After a story was removed for so long, and at the end of its teller's account or of its family. */
export const eraseStory =
  ({ reason }: { readonly reason: Exclude<Ending, 'teller'> }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'StoryErased', data: { reason, erasedAt: at } }]
  }
