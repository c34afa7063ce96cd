import { newId } from '../../../backend/kernel/ids.ts'
import { joinItem } from '../../../backend/modules/items/decide/change.ts'
import { item } from '../../../backend/modules/items/item.ts'
import { thing } from '../../../backend/modules/items/testing/thing.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** What takes two: somebody else of the family has the same file. */
export const live = async ({ tell }: Household, { id }: Author): Promise<void> => {
  const itemId = newId()
  await thing.add((...one) => tell(...one, ownerOf(id)), itemId, id)
  await tell(item, itemId, joinItem({ caption: 'Mine, too' }), ownerOf(newId()))
}
