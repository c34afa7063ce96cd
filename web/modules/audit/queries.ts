import { queryOptions } from '@tanstack/react-query'
import { HistoryPage, MessageStats, StreamView, type HistoryFilter } from '../../../backend/modules/audit/contract.ts'
import { StaffNotes } from '../../../backend/modules/messages/contract.ts'
import { get } from '../../app/http.ts'

export type Filter = Omit<HistoryFilter, 'cursor'>

export const queryOf = (filter: HistoryFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')).toString()

/** 50 a page, newest first. Each look is noted, so that it is asked anew each time the page is opened. */
export const history = (filter: Filter, cursor?: string) =>
  queryOptions({
    queryKey: ['audit', 'history', filter, cursor ?? 'first'],
    queryFn: () => get(`/api/admin/history?${queryOf({ ...filter, ...(cursor && { cursor }) })}`, HistoryPage),
  })

export const stream = (name: string) =>
  queryOptions({
    queryKey: ['audit', 'stream', name],
    queryFn: () => get(`/api/admin/history/stream/${encodeURIComponent(name)}`, StreamView),
  })

export const messageStats = () =>
  queryOptions({
    queryKey: ['audit', 'message-stats'],
    queryFn: () => get('/api/admin/message-stats', MessageStats),
  })

export const notes = (messageId: string) =>
  queryOptions({
    queryKey: ['audit', 'notes', messageId],
    queryFn: () => get(`/api/admin/messages/${messageId}/notes`, StaffNotes),
  })

export const exportPath = (filter: Filter, format: 'csv' | 'ndjson'): string =>
  `/api/admin/history/export?${queryOf(filter)}&format=${format}`
