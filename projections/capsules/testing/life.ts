import { begun } from '../../../backend/modules/capsules/testing/begun.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** One that holds something, and one that has opened. */
export const live = async (house: Household, { id: familyId }: Author): Promise<void> => {
  for (const state of ['filling', 'opened'] as const) await begun(house, { familyId, by: ownerOf(familyId) }, state)
}
