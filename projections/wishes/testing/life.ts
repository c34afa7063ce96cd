import {
  askAccess,
  denyAccess,
  openAccess,
  publishWishes,
  readWishes,
  reviewWishes,
  saveSection,
  setWait,
} from '../../../backend/modules/wishes/decide.ts'
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
  const reader = { contactId, isConfirmed: false, isWaiting: false }
  const contact = { kind: 'contact', id: contactId } as const
  await house.tell(wishes, author.id, readWishes(reader), contact)
  await house.tell(wishes, author.id, setWait({ waitHours: 0 }), by)
  const unwell = { words: 'Dr. Lind has the directive.', when: 'if_unwell', basedOn: null } as const
  await house.tell(wishes, author.id, saveSection('treatment', unwell), by)
  await house.tell(
    wishes,
    author.id,
    publishWishes(() => 'a2'),
    by,
  )
  await house.tell(wishes, author.id, askAccess(reader), contact)
  await house.tell(wishes, author.id, openAccess({ contactId }))
  await house.tell(wishes, author.id, denyAccess({ contactId }), by)
  await house.tell(wishes, author.id, reviewWishes(), by)
}
