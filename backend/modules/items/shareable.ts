import type { Kernel } from '../../kernel/kernel.ts'
import type { Shareable, Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { refuse } from './decide/guards.ts'
import { item, type Item } from './item.ts'
import { playedOf, sharedChoices, sharedTitles } from './queries/shared.ts'
import { sendFile } from './send.ts'

/** The item while the family keeps it: what is one person's alone leaves by no link. */
const keptAs = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Item | undefined> => {
  const { state } = await load(item, id)
  return state.status === 'kept' && state.visibility === 'family' ? state : undefined
}

/** An item may leave the family by a link while it is kept; of whoever added it the first name goes along. */
export const shareable: Shareable = {
  kind: 'item',
  titlesOf: sharedTitles,
  standingOf: async (kernel, id, familyId) => {
    const kept = await keptAs(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: async (kernel, ids) => {
    const kept = (await Promise.all(ids.map((id) => keptAs(kernel, id)))).filter((each) => each !== undefined)
    const [names, played] = await Promise.all([
      kernel.membership.namesOf(kept.map(({ contributorId }) => contributorId)),
      playedOf(kernel, ids),
    ])
    return new Map(
      kept.map(({ itemId, contributorId, title, text, addedAt: at }): [string, Shared] => {
        const by = firstNameOf(names.get(contributorId) ?? '')
        const { durationMs = null, hasSound = false } = played.get(itemId) ?? {}
        return [itemId, { title, by, at, words: text, durationMs, hasSound }]
      }),
    )
  },
  open: async (ctx, kernel, id, part, fileName) => {
    const kept = await keptAs(kernel, id)
    if (!kept) throw refuse('not-found')
    await sendFile(ctx, kernel, kept, part, fileName)
  },
  choices: sharedChoices,
}
