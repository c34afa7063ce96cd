import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { Preview } from '../../../backend/modules/deliveries/contract.ts'
import { MediaRow, Peaks } from '../../../backend/modules/media/contract.ts'
import { MessageDetail, Timeline } from '../../../backend/modules/messages/contract.ts'
import { isAsked, statusesThat } from '../../../backend/modules/messages/contract/status.ts'
import { ContactRow, LifeView } from '../../../backend/modules/life/contract.ts'
import { get } from '../../app/http.ts'
import { messages } from '../../app/ownMessages.ts'

/** Messages about which we have asked the author. */
export const askedMessages = () => messages({ state: statusesThat(isAsked).join() })

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

/** What each recipient will see first; anew each time it is shown, for it says names that are changed elsewhere. */
/** `dueAt`: when it comes, as far as that is known. */
export const preview = (messageId: string, dueAt?: Date) =>
  queryOptions({
    queryKey: ['messages', 'preview', messageId, dueAt?.toISOString()],
    queryFn: () => {
      const at = dueAt ? `&dueAt=${dueAt.toISOString()}` : ''
      return get(`/api/deliveries/preview?messageId=${messageId}${at}`, v.array(Preview))
    },
    staleTime: 0,
  })

/** Trusted contacts, who may say that something has happened; under the key of their own page. */
export const trustedContacts = () =>
  queryOptions({ queryKey: ['contacts'], queryFn: () => get('/api/life/contacts', v.array(ContactRow)) })

/** How its author's life stands, which a message that waits for their death rests on. */
export const lifePlan = () => queryOptions({ queryKey: ['life'], queryFn: () => get('/api/life', LifeView) })

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

export const filmOf = (mediaId: string): string => `/api/media/${mediaId}/video`
export const captionsOf = (messageId: string, mediaId: string): string =>
  `/api/messages/${messageId}/captions/${mediaId}`
export const soundOf = (mediaId: string): string => `/api/media/${mediaId}/play`
