import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { Backups, type BackupRow } from '../../../backend/modules/backups/contract.ts'
import { Prices } from '../../../backend/modules/billing/contract.ts'
import { AdminStats, AdminUser, AdminUserDetail, Analytics } from '../../../backend/modules/panel/contract.ts'
import { SystemSettings } from '../../../backend/modules/settings/contract.ts'
import { get } from '../../app/http.ts'

/** The panel waits for these before it stands: what has failed is asked again by a person, not by being drawn. */
export const stats = () =>
  queryOptions({
    queryKey: ['/api/admin/stats'],
    queryFn: () => get('/api/admin/stats', AdminStats),
    retryOnMount: false,
  })

/** Who takes payments. */
export const prices = () => queryOptions({ queryKey: ['/api/prices'], queryFn: () => get('/api/prices', Prices) })

export const settings = () =>
  queryOptions({
    queryKey: ['/api/admin/settings'],
    queryFn: () => get('/api/admin/settings', SystemSettings),
  })

/** @number accounts on a page of the desk in the browser */
export const PAGE = 50
export type UserSort = 'newest' | 'oldest' | 'username' | 'email'

export const users = (q = '', sort: UserSort = 'newest', limit = PAGE) =>
  queryOptions({
    queryKey: ['accounts', 'users', q, sort, limit],
    queryFn: () => {
      const isPlain = q === '' && sort === 'newest' && limit === PAGE
      const query = new URLSearchParams({ ...(q && { q }), sort, limit: String(limit) }).toString()
      return get(isPlain ? '/api/admin/users' : `/api/admin/users?${query}`, v.array(AdminUser))
    },
  })

export const user = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'user', id],
    queryFn: () => get(`/api/admin/users/${id}`, AdminUserDetail),
  })

export const analytics = () =>
  queryOptions({ queryKey: ['panel', 'analytics'], queryFn: () => get('/api/admin/analytics', Analytics) })

const A_LOOK_MS = 2_000
const SOON_MS = 10 * 60_000

/** Whether a backup is being made, or was made a moment ago and may be read back right now. */
const isUnderWay = ({ state, finishedAt, provedAt }: BackupRow): boolean =>
  state === 'running' || (state === 'good' && provedAt === null && Date.parse(finishedAt ?? '') > Date.now() - SOON_MS)

export const backups = () =>
  queryOptions({
    queryKey: ['backups'],
    queryFn: () => get('/api/admin/backups', Backups),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.backups.some(isUnderWay) ? A_LOOK_MS : false),
  })
