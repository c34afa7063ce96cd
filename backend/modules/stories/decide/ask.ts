import { plus } from '../../../kernel/log/decider.ts'
import { Refused, requireVerified } from '../../../kernel/errors.ts'
import { BEGUN_MS, MOST_OPEN, WAITS_DAYS } from '../contract/bounds.ts'
import type { Asked } from '../events.ts'
import { refuse, requireMay, type Decide, type InFamily } from './guards.ts'

/** What the route finds out: of the asker's questions, of the address, and of the words. */
export type Facts = {
  readonly isVerified: boolean
  readonly hasLink: boolean
  /** The asker's questions that are open. */
  readonly openN: number
  /** Whoever reads it does not want to be asked by this family, or is somebody else. */
  readonly isRefused: boolean
  /** It is a member whom we take for dead. */
  readonly isUnheard?: boolean
}

/** Asks somebody for a story. Its id is chosen by the asker, once. How often is counted where it is asked (`asks.ts`). */
export const askForStory =
  ({
    isVerified,
    hasLink,
    openN,
    isRefused,
    isUnheard = false,
    ...asked
  }: Facts & Omit<Asked, 'contributorId' | 'askedAt' | 'expiresAt'>): Decide =>
  (story, { by, at, dayMs }) => {
    if (story.status !== 'new') {
      if (story.contributorId !== by.id || story.question !== asked.question) throw new Refused('id-taken')
      return []
    }
    requireVerified(isVerified)
    if (hasLink) throw refuse('no-links', { field: 'question' })
    if (isUnheard) throw refuse('not-heard-from', { name: asked.name })
    if (openN >= MOST_OPEN) throw refuse('too-many-asked')
    if (isRefused) throw refuse('asked-not-to')
    const expiresAt = plus(at, WAITS_DAYS * dayMs)
    return [{ type: 'StoryAsked', data: { ...asked, contributorId: by.id, askedAt: at, expiresAt } }]
  }

/** Takes a question back that nobody has answered; its link is over, but for what somebody has begun already. */
export const withdrawStory =
  (as: InFamily): Decide =>
  (story, { by, at }) => {
    requireMay(story, by, as)
    if (story.status === 'told' || story.status === 'removed') throw refuse('already-told')
    return story.status === 'withdrawn'
      ? []
      : [{ type: 'StoryWithdrawn', data: { withdrawnAt: at, takesUntil: plus(at, BEGUN_MS) } }]
  }

/** Nobody is there any more who could hear the answer. */
export const endQuestion =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'asked' || status === 'declined' ? [{ type: 'StoryWithdrawn', data: { withdrawnAt: at } }] : []
