import type { Kernel } from '../../kernel/kernel.ts'
import { relativesIn } from '../connections/reading.ts'
import type { Content } from './contract.ts'

/** Everybody of a family, as its own events say, where a recipe says that somebody of them cooks it; else nobody is asked for. */
export const peopleIn = async (
  { load, membership }: Pick<Kernel, 'load' | 'membership'>,
  familyId: string,
  { about }: Pick<Content, 'about'>,
): Promise<ReadonlySet<string>> => {
  if (about.cook.personId === null && about.origin.personId === null) return new Set()
  const [members, { state: relatives }] = await Promise.all([
    membership.membersNow(familyId),
    load(relativesIn, familyId),
  ])
  return new Set([...members.map(({ accountId }) => accountId), ...relatives])
}
