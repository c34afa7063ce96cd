import { newId } from '../../../backend/kernel/ids.ts'
import {
  addRelative,
  changeRelative,
  removeRelative,
  stateKin,
  unstateKin,
} from '../../../backend/modules/connections/decide.ts'
import { kin } from '../../../backend/modules/connections/kin.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** What a family does so that each table has rows: somebody who stays, and somebody who is taken off again. */
export const live = async ({ tell }: Household, { id }: Author): Promise<void> => {
  const [joseph, anna] = [newId(), newId()]
  const facts = { familyId: id, members: [id], mayEdit: true }
  const decisions = [
    addRelative(facts, { relativeId: joseph, name: 'Joseph', sex: null, hasDied: false }),
    addRelative(facts, { relativeId: anna, name: 'Anna', sex: 'female', hasDied: true }),
    changeRelative(facts, joseph, { sex: 'male' }),
    changeRelative(facts, id, { sex: 'female' }),
    stateKin(facts, { from: joseph, to: id, kin: 'sibling' }),
    stateKin(facts, { from: joseph, to: id, kin: 'parent' }),
    stateKin(facts, { from: joseph, to: anna, kin: 'partner' }),
    unstateKin(facts, { from: anna, to: joseph }),
    stateKin(facts, { from: anna, to: joseph, kin: 'partner' }),
    removeRelative(facts, anna),
  ]
  for (const decision of decisions) await tell(kin, id, decision, ownerOf(id))
}
