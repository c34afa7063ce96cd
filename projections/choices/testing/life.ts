import { choice } from '../../../backend/modules/choices/choice.ts'
import { recordErased, setChoices } from '../../../backend/modules/choices/decide.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** A yes, a no with its receipt, and a no of another that is being erased. */
export const live = async ({ tell }: Household, { id }: Author): Promise<void> => {
  const facts = { familyId: id, role: 'owner', offered: ['read', 'listen'], outside: '' } as const
  for (const read of [true, false])
    await tell(choice, id, setChoices({ level: 'family', switches: { read, listen: true } }, facts), ownerOf(id))
  const [no] = (await tell(choice, id, () => [])).owed
  if (no) await tell(choice, id, recordErased(no, 31))
  const other = newId()
  await tell(choice, id, setChoices({ level: 'member', switches: { listen: false } }, facts), ownerOf(other))
}
