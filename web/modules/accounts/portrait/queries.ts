import { queryOptions } from '@tanstack/react-query'
import { MediaRow, Portrait } from '../../../../backend/modules/media/contract.ts'
import { get } from '../../../app/http.ts'

const LOOK_MS = 1_000

/** Asked for until it is the one that was sent. */
export const portrait = (awaited?: string) =>
  queryOptions({
    queryKey: ['media', 'portrait'],
    queryFn: () => get('/api/media/portrait', Portrait),
    refetchInterval: ({ state: { data } }) => (awaited !== undefined && data?.id !== awaited ? LOOK_MS : false),
  })

const isSettled = (state: MediaRow['state'] | undefined) => state === 'ready' || state === 'rejected'

/** How far a picture that was sent is, until it can be shown or cannot be. */
export const sent = (mediaId: string | undefined) =>
  queryOptions({
    queryKey: ['media', 'sent-portrait', mediaId ?? 'none'],
    queryFn: () => get(`/api/media/${mediaId}`, MediaRow),
    enabled: mediaId !== undefined,
    refetchInterval: ({ state: { data } }) => (isSettled(data?.state) ? false : LOOK_MS),
  })

export const pictureOf = (mediaId: string): string => `/api/media/${mediaId}/picture`
