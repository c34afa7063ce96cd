import { counting, type Counted } from '../../kernel/http/limits.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Command, Handled } from '../../kernel/log/handle.ts'
import { AGAIN_DAYS, MOST_A_DAY } from './contract.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { story, type Story } from './story.ts'

type About = { readonly storyId: string; readonly familyId: string; readonly addressHash: string | undefined }

/** The asker's day, and where it is mailed the week in which neither they nor their family ask that address again. */
const countedFor = ({ clock }: Kernel, accountId: string, { familyId, addressHash }: About): readonly Counted[] => {
  const daysS = (days: number) => Math.ceil((days * clock.dayMs) / 1_000)
  const today = { name: 'story-day', points: MOST_A_DAY, seconds: daysS(1) }
  const lately = { name: 'story-lately', points: 1, seconds: daysS(AGAIN_DAYS) }
  const day = { limit: today, of: accountId, refused: refuse('too-many-asked') }
  if (addressHash === undefined) return [day]
  const byOne = (who: string) => ({ limit: lately, of: `${who} ${addressHash}`, refused: refuse('asked-lately') })
  return [day, byOne(`family ${familyId}`), byOne(`asker ${accountId}`)]
}

/** Asks, and counts it: not before it is decided that it may be asked at all, and nothing where it was asked already. */
export const askCounted = async (
  kernel: Kernel,
  about: About,
  decision: Decide,
  command: Command,
): Promise<Handled<Story>> => {
  const ask = () => kernel.handle(story, about.storyId, decision, command)
  const { state } = await kernel.load(story, about.storyId)
  const isNew = decision(state, command).length > 0
  return isNew ? counting(kernel, countedFor(kernel, command.by.id, about), ask) : ask()
}
