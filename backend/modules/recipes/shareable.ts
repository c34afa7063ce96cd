import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Shareable, Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { recipe, type Recipe } from './recipe.ts'
import { keptIn, titlesOf } from './queries.ts'

const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Recipe | undefined> => {
  const { state } = await load(recipe, id)
  return state.status === 'kept' ? state : undefined
}

/** A recipe may leave the family by a link while it is kept; of whoever added it the first name goes along. */
export const shareable: Shareable = {
  kind: 'recipe',
  titlesOf,
  standingOf: async (kernel, id, familyId) => {
    const kept = await keptAs(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: async (kernel, ids) => {
    const kept = (await Promise.all(ids.map((id) => keptAs(kernel, id)))).filter((each) => each !== undefined)
    const names = await kernel.membership.namesOf(kept.map(({ contributorId }) => contributorId))
    return new Map(
      kept.map(({ recipeId, contributorId, title, addedAt: at }): [string, Shared] => {
        const by = firstNameOf(names.get(contributorId) ?? '')
        return [recipeId, { title, by, at, words: '', durationMs: null, hasSound: false }]
      }),
    )
  },
  // It has no recording.
  open: () => Promise.reject(new Refused('not-found')),
  choices: async (kernel, familyId) => (await keptIn(kernel, familyId)).map((row) => ({ ...row, mayShare: true })),
}
