import type { SharedItem } from '../../../../backend/modules/shares/contract.ts'
import { strings } from './strings.ts'

/** What can be seen and heard of a thing, or of what is in one. */
export type Seen = Omit<SharedItem, 'kind' | 'isThere'>

export const isFilm = ({ hasSound, picture }: Seen): boolean => hasSound && picture !== null

/** What a thing without a title goes by. */
export const calledIn = (seen: Seen): string => {
  const { title, hasSound, picture, pages } = seen
  if (title !== '') return title
  if (isFilm(seen)) return strings.film
  if (hasSound) return strings.voice
  if (pages > 0) return strings.paper
  return picture === null ? strings.written : strings.photo
}

/** Width by height of what is shown; a tile without a picture is as wide as most pictures are. */
export const ratioOf = ({ picture }: Seen): number => (picture ? picture.width / picture.height : 1.5)
