import { newId } from '../../../backend/kernel/ids.ts'
import { addPhoto } from '../../../backend/modules/photos/decide.ts'
import { photo } from '../../../backend/modules/photos/photo.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** What a family does so that each table has rows. */
export const live = async ({ tell }: Household, author: Author): Promise<void> => {
  const photoId = newId()
  await tell(photo, photoId, addPhoto({ photoId, title: 'At the lake' }), ownerOf(author.id))
}
