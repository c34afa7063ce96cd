import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ONLY_WORDS, type Shareable, type Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { photo, type Photo } from './photo.ts'
import { keptIn, titlesOf } from './queries.ts'

const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Photo | undefined> => {
  const { state } = await load(photo, id)
  return state.status === 'kept' ? state : undefined
}

/** A photo may leave the family by a link while it is kept; of whoever added it the first name goes along. */
export const shareable: Shareable = {
  kind: 'photo',
  titlesOf,
  standingOf: async (kernel, id, familyId) => {
    const kept = await keptAs(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: async (kernel, ids) => {
    const kept = (await Promise.all(ids.map((id) => keptAs(kernel, id)))).filter((each) => each !== undefined)
    const names = await kernel.membership.namesOf(kept.map(({ contributorId }) => contributorId))
    return new Map(
      kept.map(({ photoId, contributorId, title, addedAt: at }): [string, Shared] => {
        const by = firstNameOf(names.get(contributorId) ?? '')
        return [photoId, { ...ONLY_WORDS, title, by, at, words: '' }]
      }),
    )
  },
  // It has no recording.
  open: () => Promise.reject(new Refused('not-found')),
  choices: async (kernel, familyId) => (await keptIn(kernel, familyId)).map((row) => ({ ...row, mayShare: true })),
}
