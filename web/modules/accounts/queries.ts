import { queryOptions } from '@tanstack/react-query'
import { Deletion, Profile, Security, Sessions, Undo } from '../../../backend/modules/accounts/contract.ts'
import { get } from '../../app/http.ts'

export const profile = () =>
  queryOptions({ queryKey: ['/api/account', 'profile'], queryFn: () => get('/api/account/profile', Profile) })

export const security = () =>
  queryOptions({ queryKey: ['/api/account', 'security'], queryFn: () => get('/api/account/security', Security) })

export const sessions = () =>
  queryOptions({ queryKey: ['/api/account', 'sessions'], queryFn: () => get('/api/account/sessions', Sessions) })

export const undoOf = (token: string) =>
  queryOptions({ queryKey: ['undo', token], queryFn: () => get(`/api/undo/${encodeURIComponent(token)}`, Undo) })

export const deletion = () =>
  queryOptions({ queryKey: ['/api/account', 'deletion'], queryFn: () => get('/api/account/deletion', Deletion) })
