import { newId } from '../../../backend/kernel/ids.ts'
import { archive } from '../../../backend/modules/archives/archive.ts'
import { forgetArchive, recordEntries, reopenArchive, settleArchive } from '../../../backend/modules/archives/decide.ts'
import { opened, stopped } from '../../../backend/modules/archives/testing/opened.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** An archive that was read twice, one that was stopped, and one of which nothing is listed any more. */
export const live = async (house: Household, { id: familyId }: Author): Promise<void> => {
  const { tell } = house
  const by = ownerOf(familyId)
  const names = ['DCIM/IMG_1.jpg', 'DCIM/IMG_2.jpg', 'DCIM/.DS_Store']
  const read = (turn: number) =>
    recordEntries({
      turn,
      from: 0,
      names,
      answers: [{ answer: 'added', itemId: newId() }, { answer: 'broken', isBare: true }, { answer: 'system' }],
    })
  const id = await opened(house, by, familyId)
  await tell(archive, id, read(0))
  await tell(archive, id, settleArchive({ isWhole: true }))
  await tell(archive, id, reopenArchive({ role: 'owner' }), by)
  await tell(archive, id, read(1))
  await stopped(house, by, familyId)
  await tell(archive, await opened(house, by, familyId), forgetArchive({ reason: 'family_ended' }))
}
