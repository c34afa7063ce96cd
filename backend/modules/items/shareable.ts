import type { Kernel } from '../../kernel/kernel.ts'
import type { Shareable, Shared } from '../../kernel/process/shareable.ts'
import { firstNameOf } from '../../kernel/words/names.ts'
import { refuse } from './decide/guards.ts'
import { item, type Item } from './item.ts'
import { seenOf, sharedChoices, sharedTitles } from './queries/shared.ts'
import { sendFile } from './send.ts'

/** The item while the family keeps it: what is one person's alone leaves by no link. */
export const sharedItem = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Item | undefined> => {
  const { state } = await load(item, id)
  return state.status === 'kept' && state.visibility === 'family' ? state : undefined
}

/** What a visitor reads, hears and sees of these: no name but the first of whoever added it, and nothing of the file. */
export const partsOf = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, Shared>> => {
  const kept = (await Promise.all(ids.map((id) => sharedItem(kernel, id)))).filter((each) => each !== undefined)
  const [names, seen] = await Promise.all([
    kernel.membership.namesOf([...new Set(kept.map(({ contributorId }) => contributorId))]),
    seenOf(kernel, ids),
  ])
  return new Map(
    kept.map(({ itemId, contributorId, title, caption, text, addedAt: at }): [string, Shared] => {
      const by = firstNameOf(names.get(contributorId) ?? '')
      const words = [caption, text].filter((each) => each !== '').join('\n\n')
      const shown = seen.get(itemId) ?? { durationMs: null, hasSound: false, picture: null, pages: 0 }
      return [itemId, { title, by, at, words, ...shown, n: 0 }]
    }),
  )
}

/** Answers with a part of an item that a link shows: never what came. @throws Refused not-found */
export const openPart: Shareable['open'] = async (ctx, kernel, id, part, fileName) => {
  const kept = await sharedItem(kernel, id)
  if (!kept) throw refuse('not-found')
  await sendFile(ctx, kernel, kept, part, fileName)
}

/** An item may leave the family by a link while it is kept. */
export const shareable: Shareable = {
  kind: 'item',
  titlesOf: sharedTitles,
  standingOf: async (kernel, id, familyId) => {
    const kept = await sharedItem(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: partsOf,
  open: openPart,
  choices: sharedChoices,
}
