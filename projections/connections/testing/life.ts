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
    addRelative({ relativeId: joseph, name: 'Joseph', sex: null, hasDied: false }, facts),
    addRelative({ relativeId: anna, name: 'Anna', sex: 'female', hasDied: true }, facts),
    changeRelative(joseph, { sex: 'male' }, facts),
    changeRelative(id, { sex: 'female' }, facts),
    stateKin({ from: joseph, to: id, kin: 'sibling' }, facts),
    stateKin({ from: joseph, to: id, kin: 'parent' }, facts),
    stateKin({ from: joseph, to: anna, kin: 'partner' }, facts),
    unstateKin({ from: anna, to: joseph }, facts),
    stateKin({ from: anna, to: joseph, kin: 'partner' }, facts),
    removeRelative(anna, facts),
  ]
  for (const decision of decisions) await tell(kin, id, decision, ownerOf(id))
}
