import type { Decision } from '../../../kernel/log/decider.ts'
import { Refused, refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import { mayChange as mayChangeAs, type FamilyRole } from '../../../kernel/identity/roles.ts'
import type { StoryRefusal } from '../contract/refusals.ts'
import type { StoriesEvent } from '../events.ts'
import { isTold, takesBegun, type Story } from '../story.ts'

export type Decide = Decision<Story, StoriesEvent>
export const refuse = refusing<StoryRefusal>()

/** What somebody is in the story's family. */
export type InFamily = { readonly role: FamilyRole }

const GONE: ReadonlySet<Story['status']> = new Set(['new', 'erased'])

export const mayChange = (
  { contributorId }: Pick<Story, 'contributorId'>,
  by: Pick<Actor, 'id'>,
  { role }: InFamily,
): boolean => mayChangeAs(role, contributorId === by.id)

export const requireMay = (story: Story, by: Actor, as: InFamily): void => {
  if (GONE.has(story.status)) throw refuse('not-found')
  if (!mayChange(story, by, as)) throw new Refused('forbidden')
}

/** Whoever holds the link may still answer. `isBegun`: they had begun before it was withdrawn. */
export const requireOpen = (story: Story, at: string, isBegun = false): void => {
  const { status, expiresAt } = story
  if (status === 'new') throw refuse('not-found')
  if (isTold({ status })) throw refuse('already-told')
  if (isBegun && takesBegun(story, at)) return
  if ((status !== 'asked' && status !== 'declined') || at >= expiresAt) throw refuse('link-over')
}
