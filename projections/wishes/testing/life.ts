import { publishWishes, readWishes, reviewWishes, saveSection } from '../../../backend/modules/wishes/decide.ts'
import { wishes } from '../../../backend/modules/wishes/wishes.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** Wishes that were published, read by a trusted contact, and looked at again. */
export const live = async (house: Household, author: Author): Promise<void> => {
  const by = ownerOf(author.id)
  const contactId = await house.contact(author, { name: 'Thomas' })
  const section = { words: 'Nothing slow. Ask Thomas.', when: 'now', basedOn: null } as const
  await house.tell(wishes, author.id, saveSection('service', section), by)
  await house.tell(
    wishes,
    author.id,
    publishWishes(() => 'a1'),
    by,
  )
  const moment = { isConfirmed: false, isWaiting: false }
  await house.tell(wishes, author.id, readWishes({ contactId }, moment), { kind: 'contact', id: contactId })
  await house.tell(wishes, author.id, reviewWishes(), by)
}
