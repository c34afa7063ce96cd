import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ArchiveRow, ChangedArchive, EntryPage, type Part } from '../../../../backend/modules/archives/contract.ts'
import { get, post } from '../../../app/http.ts'
import { HttpError } from '../../../app/httpError.ts'

const apiOf = (id: string): string => `/api/archives/${id}`

export const archives = () =>
  queryOptions({ queryKey: ['archives'], queryFn: () => get('/api/archives', v.array(ArchiveRow)) })

/** Null where the zip is no archive of memories, or has not been looked into yet. */
export const archive = (id: string) =>
  queryOptions({
    queryKey: ['archives', id],
    queryFn: async () => {
      try {
        return await get(apiOf(id), ArchiveRow)
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null
        throw error
      }
    },
  })

/** What became of its files, in pages. */
export const entries = (id: string, part: Part | 'all') =>
  infiniteQueryOptions({
    queryKey: ['archives', id, 'entries', part],
    queryFn: ({ pageParam }) =>
      get(`${apiOf(id)}/entries?from=${pageParam}${part === 'all' ? '' : `&part=${part}`}`, EntryPage),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })

export const useReadAgain = (id: string) =>
  useMutation({ mutationKey: ['archives'], mutationFn: () => post(`${apiOf(id)}/again`, {}, ChangedArchive) })
