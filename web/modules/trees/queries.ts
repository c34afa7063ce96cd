import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  ChangeRow,
  ImportRow,
  People,
  PersonDetail,
  PlainReport,
  type PeopleQuery,
} from '../../../backend/modules/records/contract.ts'
import { TreeRow } from '../../../backend/modules/trees/contract.ts'
import { get } from '../../app/http.ts'

export const treeApi = (treeId: string): string => `/api/trees/${treeId}`
export const recordApi = (treeId: string, recordId: string): string => `${treeApi(treeId)}/records/${recordId}`

/** The family's trees, and those that were removed, as far as the reader may bring them back. */
export const trees = () => queryOptions({ queryKey: ['trees'], queryFn: () => get('/api/trees', v.array(TreeRow)) })

export const imports = (treeId: string) =>
  queryOptions({
    queryKey: ['trees', treeId, 'imports'],
    queryFn: () => get(`${treeApi(treeId)}/imports`, v.array(ImportRow)),
  })

export type Filter = Pick<PeopleQuery, 'find' | 'only'>

/** The people of a tree, a page at a time. */
export const people = (treeId: string, { find, only }: Filter) =>
  infiniteQueryOptions({
    queryKey: ['people', treeId, 'list', find, only],
    queryFn: ({ pageParam }) =>
      get(`${treeApi(treeId)}/people?${new URLSearchParams({ find, only, from: pageParam })}`, People),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const person = (treeId: string, personId: string) =>
  queryOptions({
    queryKey: ['people', treeId, 'one', personId],
    queryFn: () => get(recordApi(treeId, personId), PersonDetail),
  })

export const history = (treeId: string) =>
  queryOptions({
    queryKey: ['people', treeId, 'history'],
    queryFn: () => get(`${treeApi(treeId)}/history`, v.array(ChangeRow)),
  })

/** What a file for other programs will not hold. */
export const plainReport = (treeId: string) =>
  queryOptions({
    queryKey: ['people', treeId, 'plain-report'],
    queryFn: () => get(`${treeApi(treeId)}/exports/plain-551/report`, PlainReport),
  })
