import { derivedId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { family, type Family, withFounder } from './family.ts'
import { memberIn } from './decide/guards.ts'

const isOwner = (state: Family, accountId: string): boolean => memberIn(state, accountId)?.role === 'owner'

/**
 * Where an account founds its next family, and whether it owns one besides. The ids are counted, the own one first: whoever
 * founds twice at once meets the same stream, which takes one beginning.
 */
export const foundingOf = async ({ load, membership }: Pick<Kernel, 'load' | 'membership'>, accountId: string) => {
  const stateOf = async (familyId: string) => (await load(family, familyId)).state
  const ownsFirst = isOwner(withFounder(await stateOf(accountId), accountId), accountId)
  let familyId = ''
  for (let n = 1; ; n += 1) {
    familyId = derivedId(`family:${accountId}:${n}`)
    const state = await stateOf(familyId)
    if (state.status === 'new' || isOwner(state, accountId)) break
  }
  // What was handed over to it, too.
  const others = (await membership.of(accountId)).filter((each) => each.familyId !== familyId)
  return { familyId, ownsOne: ownsFirst || others.some(({ role }) => role === 'owner') }
}
