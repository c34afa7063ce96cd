import type { Kernel } from '../../../kernel/kernel.ts'
import { relativesIn } from '../../connections/reading.ts'

/** Whether someone is a member of the family, or a relative without an account, as its own events say. */
export const isOfFamily = async (
  { load, membership }: Pick<Kernel, 'load' | 'membership'>,
  familyId: string,
  personId: string,
): Promise<boolean> => {
  const [members, { state: relatives }] = await Promise.all([
    membership.membersNow(familyId),
    load(relativesIn, familyId),
  ])
  return members.some(({ accountId }) => accountId === personId) || relatives.includes(personId)
}
