import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ItemPage } from '../../../backend/modules/items/contract.ts'
import {
  ChangedScrapbook,
  ScrapbookDetail,
  ScrapbookRow,
  type AddScrapbook,
  type AskForPdf,
  type EditScrapbook,
  type FillScrapbook,
  type KeepPage,
  type MovePage,
} from '../../../backend/modules/scrapbooks/contract.ts'
import { get, patch, post, put, remove, type Options } from '../../app/http.ts'

const mutationKey = ['scrapbooks']
export const apiOf = (scrapbookId: string): string => `/api/scrapbooks/${scrapbookId}`
/** @number milliseconds after which we look again whether a PDF is ready */
const LOOK_AGAIN_MS = 4_000
/** @number photos that are offered for a book, the latest here first */
const MOST_OFFERED = 100

/** The family's books, and those that were removed, as far as the reader may bring them back. */
export const scrapbooks = () =>
  queryOptions({ queryKey: ['scrapbooks'], queryFn: () => get('/api/scrapbooks', v.array(ScrapbookRow)) })

/** One with its pages; while a PDF is made it is looked at again and again. */
export const scrapbook = (scrapbookId: string) =>
  queryOptions({
    queryKey: ['scrapbooks', 'one', scrapbookId],
    queryFn: () => get(apiOf(scrapbookId), ScrapbookDetail),
    refetchInterval: ({ state }) => (state.data?.pdf?.state === 'asked' ? LOOK_AGAIN_MS : false),
  })

/** The family's photos, the latest here first: of those the ones that all of it sees. */
export const photosToChoose = () =>
  queryOptions({
    queryKey: ['items', 'for-books'],
    queryFn: async () => {
      const { items } = await get(`/api/items?kind=photo&order=added&limit=${MOST_OFFERED}`, ItemPage)
      return items.filter(({ state, visibility }) => state === 'ready' && visibility === 'family')
    },
  })

export const photoOf = (itemId: string, part: 'thumb' | 'preview'): string => `/api/items/${itemId}/${part}`

export const useAddScrapbook = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: AddScrapbook) => post('/api/scrapbooks', command, ChangedScrapbook),
  })

/** On the version that was seen; another one is refused. */
export const useEditScrapbook = ({ id, revision }: Pick<ScrapbookRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: EditScrapbook) => patch(apiOf(id), command, ChangedScrapbook, { revision }),
  })

export const useRemoveScrapbook = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Pick<ScrapbookRow, 'id'>) => remove(apiOf(id), {}, ChangedScrapbook),
  })

export const useRestoreScrapbook = () =>
  useMutation({
    mutationKey,
    mutationFn: (scrapbookId: string) => post(`${apiOf(scrapbookId)}/restore`, {}, ChangedScrapbook),
  })

export const useAskForPdf = (scrapbookId: string) =>
  useMutation({
    mutationKey,
    mutationFn: (command: AskForPdf) => post(`${apiOf(scrapbookId)}/pdf`, command, ChangedScrapbook),
  })

/** What the editor sends, one after another. */
export const commandsFor = (scrapbookId: string) => {
  const api = apiOf(scrapbookId)
  return {
    keep: (pageId: string, command: KeepPage, options: Options = {}) =>
      put(`${api}/pages/${pageId}`, command, ChangedScrapbook, options),
    move: (command: MovePage) => post(`${api}/move`, command, ChangedScrapbook),
    takeOut: (pageIds: readonly string[]) => post(`${api}/take-out`, { pageIds }, ChangedScrapbook),
    layOut: (command: FillScrapbook) => post(`${api}/fill`, command, ChangedScrapbook),
  }
}
