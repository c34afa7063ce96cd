import type { AlbumRow } from '../../../../backend/modules/albums/contract.ts'
import { albumStrings as strings } from './strings.ts'

/** How much is in an album, and from when: “1952 to 1961, 38 things”. */
export const factsOf = ({ n, from, to }: Pick<AlbumRow, 'n' | 'from' | 'to'>): string =>
  [from !== null && to !== null && strings.years(from.slice(0, 4), to.slice(0, 4)), strings.count(n)]
    .filter(Boolean)
    .join(', ')
