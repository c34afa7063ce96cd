import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Shareable, Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { item, type Item } from './item.ts'
import { keptIn, titlesOf } from './queries.ts'

const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Item | undefined> => {
  const { state } = await load(item, id)
  return state.status === 'kept' ? state : undefined
}

/** An item may leave the family by a link while it is kept; of whoever added it the first name goes along. */
export const shareable: Shareable = {
  kind: 'item',
  titlesOf,
  standingOf: async (kernel, id, familyId) => {
    const kept = await keptAs(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: async (kernel, ids) => {
    const kept = (await Promise.all(ids.map((id) => keptAs(kernel, id)))).filter((each) => each !== undefined)
    const names = await kernel.membership.namesOf(kept.map(({ contributorId }) => contributorId))
    return new Map(
      kept.map(({ itemId, contributorId, title, addedAt: at }): [string, Shared] => {
        const by = firstNameOf(names.get(contributorId) ?? '')
        return [itemId, { title, by, at, words: '', durationMs: null, hasSound: false }]
      }),
    )
  },
  // It has no recording.
  open: () => Promise.reject(new Refused('not-found')),
  choices: async (kernel, familyId) => (await keptIn(kernel, familyId)).map((row) => ({ ...row, mayShare: true })),
}
