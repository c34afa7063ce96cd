import { queryOptions } from '@tanstack/react-query'
import { Deletion, Looks, Notifications, Profile, Sessions, Undo } from '../../../backend/modules/accounts/contract.ts'
import { OwnLetters } from '../../../backend/modules/subscribers/contract.ts'
import { get } from '../../app/http.ts'

export const profile = () =>
  queryOptions({ queryKey: ['/api/account', 'profile'], queryFn: () => get('/api/account/profile', Profile) })

export const sessions = () =>
  queryOptions({ queryKey: ['/api/account', 'sessions'], queryFn: () => get('/api/account/sessions', Sessions) })

export const looks = () =>
  queryOptions({ queryKey: ['/api/account', 'looks'], queryFn: () => get('/api/account/looks', Looks) })

export const undoOf = (token: string) =>
  queryOptions({ queryKey: ['undo', token], queryFn: () => get(`/api/undo/${encodeURIComponent(token)}`, Undo) })

export const deletion = () =>
  queryOptions({ queryKey: ['/api/account', 'deletion'], queryFn: () => get('/api/account/deletion', Deletion) })

export const notifications = () =>
  queryOptions({
    queryKey: ['/api/notifications/preferences'],
    queryFn: () => get('/api/notifications/preferences', Notifications),
  })
export const letters = () =>
  queryOptions({ queryKey: ['/api/newsletter/mine'], queryFn: () => get('/api/newsletter/mine', OwnLetters) })
