import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ONLY_WORDS, type Shareable, type Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { memoriesOf } from './contract.ts'
import { wordsOf } from './reading.ts'
import { recipe, type Recipe } from './recipe.ts'
import { keptIn, titlesOf } from './queries.ts'
import { knownOf } from './queries/memories.ts'

const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Recipe | undefined> => {
  const { state } = await load(recipe, id)
  return state.status === 'kept' ? state : undefined
}

/** Of the pictures of its card and its voices those that the whole family sees, in their order, each once. */
const shownWith = async (kernel: Kernel, { familyId, content }: Recipe): Promise<readonly string[]> => {
  const named = content ? [...new Set(memoriesOf(content))] : []
  const known = await knownOf(kernel, familyId, named)
  return named.filter((id) => known.has(id))
}

/**
 * A recipe may leave the family by a link while it is kept, with the pictures of its card and its voices; of whoever
 * added it the first name goes along.
 */
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
    const shown = kept.map(async (one): Promise<[string, Shared]> => {
      const { recipeId, contributorId, content, addedAt: at } = one
      const by = firstNameOf(names.get(contributorId) ?? '')
      const { length: n } = await shownWith(kernel, one)
      const words = content ? wordsOf(content) : ''
      return [recipeId, { ...ONLY_WORDS, title: content?.title ?? '', by, at, words, n }]
    })
    return new Map(await Promise.all(shown))
  },
  holds: {
    kind: 'item',
    children: async (kernel, id) => {
      const kept = await keptAs(kernel, id)
      return { ids: kept ? await shownWith(kernel, kept) : [], next: null }
    },
    has: async (kernel, id, childId) => {
      const kept = await keptAs(kernel, id)
      return kept !== undefined && (await shownWith(kernel, kept)).includes(childId)
    },
  },
  // It has no file of its own: what is in it has.
  open: () => Promise.reject(new Refused('not-found')),
  choices: async (kernel, familyId) => (await keptIn(kernel, familyId)).map((row) => ({ ...row, mayShare: true })),
}
