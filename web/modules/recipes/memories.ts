import { queryOptions } from '@tanstack/react-query'
import { ItemDetail, ItemPage, type ItemKind } from '../../../backend/modules/items/contract.ts'
import { Peaks } from '../../../backend/modules/media/contract.ts'
import { get } from '../../app/http.ts'

/** @number memories that are offered for a recipe, the latest here first */
const MOST_OFFERED = 100

export const fileOf = (itemId: string, part: 'thumb' | 'preview' | 'play' | 'peaks'): string =>
  `/api/items/${itemId}/${part}`

/** What the family keeps of one kind, the latest here first. */
export const memoriesOf = (kind: ItemKind) =>
  queryOptions({
    queryKey: ['items', 'for-recipes', kind],
    queryFn: async () => {
      const { items } = await get(`/api/items?kind=${kind}&order=added&limit=${MOST_OFFERED}`, ItemPage)
      return items.filter(({ state, visibility }) => state === 'ready' && visibility === 'family')
    },
  })

/** One of them; it may be gone meanwhile. */
export const memory = (itemId: string) =>
  queryOptions({
    queryKey: ['items', 'one', itemId],
    queryFn: () => get(`/api/items/${itemId}`, ItemDetail),
    retry: false,
  })

export const peaks = (itemId: string) =>
  queryOptions({
    queryKey: ['item-peaks', itemId],
    queryFn: () => get(fileOf(itemId, 'peaks'), Peaks),
    staleTime: Infinity,
  })
