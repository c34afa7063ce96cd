import { ApplicationFailure } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isLate } from '../../backend/kernel/log/late.ts'
import { eraseMember } from '../../backend/modules/families/decide/erase.ts'
import { family } from '../../backend/modules/families/family.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { endedOf } from '../kernel/ended.ts'

/**
 * The end of an account is its end in each of its families, its own among them: of one without another member the key goes.
 * May run twice.
 */
export const erasingMembers = (kernel: Kernel) => ({
  eraseMemberships: async (accountId: string): Promise<void> => {
    if (!(await endedOf(kernel, accountId))) return
    if (await isLate(kernel, { module: 'families', category: 'family' }))
      throw ApplicationFailure.retryable('the read tables of families are behind', 'read-tables-late')
    const ask = trySystemCommand(kernel)
    const mine = (await kernel.membership.of(accountId)).map(({ familyId }) => familyId)
    for (const familyId of new Set([...mine, accountId])) {
      await ask(family, familyId, eraseMember({ familyId, accountId }), 'eraseMember', accountId)
      const { state } = await kernel.load(family, familyId)
      if (state.status === 'ended') await kernel.keys.erase(`family-${familyId}`)
    }
  },
})
