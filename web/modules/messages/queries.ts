import { queryOptions } from '@tanstack/react-query'
import { MediaRow, Peaks } from '../../../backend/modules/media/contract.ts'
import { MessageDetail, MessageList, Timeline } from '../../../backend/modules/messages/contract.ts'
import { get } from '../../app/http.ts'

/** 50 a page, by their date; `cursor` is the page before's `next`. */
export const messages = (state?: string, cursor?: string) =>
  queryOptions({
    queryKey: ['messages', 'list', state ?? 'all', cursor ?? 'first'],
    queryFn: () => {
      const query = new URLSearchParams({ ...(state && { state }), ...(cursor && { cursor }) }).toString()
      return get(query ? `/api/messages?${query}` : '/api/messages', MessageList)
    },
  })

export const message = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', 'one', messageId],
    queryFn: () => get(`/api/messages/${messageId}`, MessageDetail),
  })

export const timeline = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', 'timeline', messageId],
    queryFn: () => get(`/api/messages/${messageId}/timeline`, Timeline),
  })

export const media = (mediaId: string) =>
  queryOptions({
    queryKey: ['media', mediaId],
    queryFn: () => get(`/api/media/${mediaId}`, MediaRow),
  })

export const peaks = (mediaId: string) =>
  queryOptions({
    queryKey: ['media', mediaId, 'peaks'],
    queryFn: () => get(`/api/media/${mediaId}/peaks`, Peaks),
  })

export const soundOf = (mediaId: string): string => `/api/media/${mediaId}/play`
