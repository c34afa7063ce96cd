import { ownerOf, type Author, type Household } from '../../../../tests/household/household.ts'
import { hashOf } from '../../../kernel/ids.ts'
import type { When } from '../contract.ts'
import { publishWishes, saveSection } from '../decide.ts'
import { wishes } from '../wishes.ts'

/** Publishes one section of an author's wishes, for their trusted contacts to read. */
export const sharedBy = async (
  { tell }: Pick<Household, 'tell'>,
  { id }: Pick<Author, 'id'>,
  when: When = 'now',
): Promise<void> => {
  const section = { words: 'Nothing slow. Ask Thomas.', when, basedOn: null }
  await tell(wishes, id, saveSection('service', section), ownerOf(id))
  await tell(wishes, id, publishWishes(hashOf), ownerOf(id))
}
