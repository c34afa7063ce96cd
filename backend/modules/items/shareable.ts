import type { Kernel } from '../../kernel/kernel.ts'
import type { Shareable } from '../../kernel/process/shareable.ts'
import { refuse } from './decide/guards.ts'
import { item, type Item } from './item.ts'
import { sharedChoices, sharedParts, sharedTitles } from './queries/shared.ts'
import { sendFile } from './send.ts'

/** The item while the family keeps it: what is one person's alone leaves by no link. */
const sharedItem = async ({ load }: Pick<Kernel, 'load'>, id: string): Promise<Item | undefined> => {
  const { state } = await load(item, id)
  const isSeen = state.status === 'kept' && state.visibility === 'family' && state.motionOf === ''
  return isSeen ? state : undefined
}

/** An item may leave the family by a link while it is kept. */
export const shareable: Shareable = {
  kind: 'item',
  titlesOf: sharedTitles,
  standingOf: async (kernel, id, familyId) => {
    const kept = await sharedItem(kernel, id)
    return kept?.familyId === familyId ? { contributorId: kept.contributorId, mayShare: true } : undefined
  },
  parts: sharedParts,
  // Parts alone: what came leaves by no link.
  open: async (ctx, kernel, id, part, fileName) => {
    const kept = await sharedItem(kernel, id)
    if (!kept) throw refuse('not-found')
    await sendFile(ctx, kernel, kept, part, fileName)
  },
  choices: sharedChoices,
}
