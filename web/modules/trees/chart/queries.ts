import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { Chart, Keepsake } from '../../../../backend/modules/records/contract.ts'
import { get } from '../../../app/http.ts'
import { recordApi, treeApi } from '../queries.ts'

/** A tree to be drawn, a page at a time, the nearest to `root` first; without one, to whom it opens with. */
export const chart = (treeId: string, root: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['people', treeId, 'chart', root ?? ''],
    queryFn: ({ pageParam }) => {
      const asked = new URLSearchParams({ from: String(pageParam), ...(root !== undefined && { root }) })
      return get(`${treeApi(treeId)}/chart?${asked}`, Chart)
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })

export const keepsakes = (treeId: string, personId: string) =>
  queryOptions({
    queryKey: ['people', treeId, 'keepsakes', personId],
    queryFn: () => get(`${recordApi(treeId, personId)}/keepsakes`, v.array(Keepsake)),
  })

/** What is said in a recording, as far as somebody wrote it down. */
export const said = (itemId: string) =>
  queryOptions({
    queryKey: ['items', 'one', itemId],
    queryFn: () => get(`/api/items/${itemId}`, ItemDetail),
    select: ({ words }) => words,
  })
