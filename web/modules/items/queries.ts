import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { AlbumDetail, AlbumRow } from '../../../backend/modules/albums/contract.ts'
import {
  ItemDetail,
  ItemPage,
  ItemPeople,
  ItemsSpace,
  Months,
  TodayItems,
  type ItemKind,
} from '../../../backend/modules/items/contract.ts'
import { Peaks } from '../../../backend/modules/media/contract.ts'
import { PlaceRow } from '../../../backend/modules/places/contract.ts'
import { get } from '../../app/http.ts'
import { wordsOf, type Filter } from './filters.ts'

export const apiOf = (itemId: string): string => `/api/items/${itemId}`
const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const words = new URLSearchParams(query).toString()
  return words === '' ? path : `${path}?${words}`
}

/** Not refreshed with each change: a list of many pages asks anew for those that are shown (`useRows`). */
const LIST = 'item-list'

export const pageOf = (filter: Filter, before: string) =>
  get(withQuery('/api/items', { ...wordsOf(filter), ...(before !== '' && { before }) }), ItemPage)

/** What the family keeps, by date, in pages. */
export const items = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [LIST, filter],
    queryFn: ({ pageParam }) => pageOf(filter, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const item = (itemId: string) =>
  queryOptions({ queryKey: ['items', 'one', itemId], queryFn: () => get(apiOf(itemId), ItemDetail) })

/** How many there are by month. */
export const months = (filter: Filter) =>
  queryOptions({
    queryKey: [LIST, 'months', filter],
    queryFn: () => get(withQuery('/api/items/months', wordsOf(filter)), Months),
  })

/** A few, the latest here first. */
export const lately = (limit: number, kind?: ItemKind) =>
  queryOptions({
    queryKey: ['items', 'lately', limit, kind ?? 'all'],
    queryFn: () =>
      get(withQuery('/api/items', { order: 'added', limit: String(limit), ...(kind && { kind }) }), ItemPage),
  })

/** @param on the day where the reader is: YYYY-MM-DD */
export const onThisDay = (on: string) =>
  queryOptions({ queryKey: ['items', 'today', on], queryFn: () => get(`/api/items/today?on=${on}`, TodayItems) })

export const space = () =>
  queryOptions({ queryKey: ['items', 'space'], queryFn: () => get('/api/items/space', ItemsSpace) })

/** Changes with each change of any item, and says nothing but that. */
export const pulse = () => queryOptions({ queryKey: ['items', 'pulse'], queryFn: () => Date.now() })

/** The peaks of a recording, which never change once it is ready. */
export const peaks = (itemId: string) =>
  queryOptions({
    queryKey: ['item-peaks', itemId],
    queryFn: () => get(`${apiOf(itemId)}/peaks`, Peaks),
    staleTime: Infinity,
  })

export const albums = () =>
  queryOptions({ queryKey: ['items', 'albums'], queryFn: () => get('/api/albums', v.array(AlbumRow)) })
export const album = (albumId: string) =>
  queryOptions({ queryKey: ['items', 'album', albumId], queryFn: () => get(`/api/albums/${albumId}`, AlbumDetail) })
export const places = () =>
  queryOptions({ queryKey: ['items', 'places'], queryFn: () => get('/api/places', v.array(PlaceRow)) })
/** In how many memories each person is. */
export const inPeople = () =>
  queryOptions({ queryKey: ['items', 'people'], queryFn: () => get('/api/items/people', ItemPeople) })
