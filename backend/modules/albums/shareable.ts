import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ONLY_WORDS, type Shareable, type Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { album, type Album } from './album.ts'
import { keptIn, sharedIn, titlesOf } from './queries.ts'

/** @number items of a shared album on a page */
const PAGE = 100

const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Album | undefined> => {
  const { state } = await load(album, id)
  return state.status === 'kept' ? state : undefined
}

/**
 * An album may leave the family by a link while it is kept, with what is in it then: nothing that one member keeps to
 * themselves. Of whoever added it the first name goes along.
 */
export const shareable: Shareable = {
  kind: 'album',
  titlesOf,
  standingOf: async (kernel, id, familyId) => {
    const kept = await keptAs(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: async (kernel, ids) => {
    const kept = (await Promise.all(ids.map((id) => keptAs(kernel, id)))).filter((each) => each !== undefined)
    const names = await kernel.membership.namesOf(kept.map(({ contributorId }) => contributorId))
    const shown = kept.map(async ({ albumId, contributorId, title, addedAt: at }): Promise<[string, Shared]> => {
      const by = firstNameOf(names.get(contributorId) ?? '')
      const { length: n } = await sharedIn(kernel, albumId)
      return [albumId, { ...ONLY_WORDS, title, by, at, words: '', n }]
    })
    return new Map(await Promise.all(shown))
  },
  holds: {
    kind: 'item',
    children: async (kernel, id, after) => {
      const all = await sharedIn(kernel, id)
      const from = after === undefined ? 0 : all.indexOf(after) + 1
      const ids = all.slice(from, from + PAGE)
      return { ids, next: all.length > from + PAGE ? (ids.at(-1) ?? null) : null }
    },
    has: async (kernel, id, childId) => (await keptAs(kernel, id))?.itemIds.includes(childId) === true,
  },
  // It has no file of its own: what is in it has.
  open: () => Promise.reject(new Refused('not-found')),
  choices: async (kernel, familyId) => (await keptIn(kernel, familyId)).map((row) => ({ ...row, mayShare: true })),
}
