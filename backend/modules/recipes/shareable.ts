import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ONLY_WORDS, type Shareable, type Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import type { Content } from './contract.ts'
import { recipe, type Recipe } from './recipe.ts'
import { keptIn, titlesOf } from './queries.ts'

const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Recipe | undefined> => {
  const { state } = await load(recipe, id)
  return state.status === 'kept' ? state : undefined
}

/** The whole recipe as it is read aloud: its story, what it needs as it stands on the card, and what is to do. */
const wordsOf = (content: Content | null): string =>
  content === null
    ? ''
    : [
        content.about.story,
        content.ingredients.map(({ original }) => original).join('\n'),
        content.steps.map(({ text }, at) => `${at + 1}. ${text}`).join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n')

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
      kept.map(({ recipeId, contributorId, content, addedAt: at }): [string, Shared] => {
        const by = firstNameOf(names.get(contributorId) ?? '')
        return [recipeId, { ...ONLY_WORDS, title: content?.title ?? '', by, at, words: wordsOf(content) }]
      }),
    )
  },
  // It has no recording.
  open: () => Promise.reject(new Refused('not-found')),
  choices: async (kernel, familyId) => (await keptIn(kernel, familyId)).map((row) => ({ ...row, mayShare: true })),
}
