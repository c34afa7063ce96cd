import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  ShareChoiceRow,
  ShareRow,
  VisitRow,
  type ChangeShareLink,
  type CreateShareLink,
} from '../../../backend/modules/shares/contract.ts'
import { get, patch, post, remove } from '../../app/http.ts'

const mutationKey = ['shares']

/** The family's links, as this member may see them. */
export const links = () => queryOptions({ queryKey: ['shares'], queryFn: () => get('/api/shares', v.array(ShareRow)) })

/** What can be put into a link. */
export const choices = () =>
  queryOptions({
    queryKey: ['shares', 'choices'],
    queryFn: () => get('/api/shares/choices', v.array(ShareChoiceRow)),
    staleTime: 0,
  })

export const log = (id: string) =>
  queryOptions({ queryKey: ['shares', 'log', id], queryFn: () => get(`/api/shares/${id}/log`, v.array(VisitRow)) })

export const useCreateLink = () =>
  useMutation({ mutationKey, mutationFn: (command: CreateShareLink) => post('/api/shares', command, ShareRow) })

/** On the version that was seen; another one is refused. */
export const useChangeLink = ({ id, revision }: Pick<ShareRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: ChangeShareLink) => patch(`/api/shares/${id}`, command, ShareRow, { revision }),
  })

export const useRenewLink = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id, n }: Pick<ShareRow, 'id' | 'n'>) => post(`/api/shares/${id}/renew`, { n }, ShareRow),
  })

export const useEndLink = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<ShareRow, 'id'>) => remove(`/api/shares/${id}`, {}, ShareRow) })
