import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { DeliveryRow } from '../../../backend/modules/deliveries/contract.ts'
import { Peaks } from '../../../backend/modules/media/contract.ts'
import { get, post } from '../../app/http.ts'

export const PREPARED_AFTER_MS = 3_000

/** A recorded reply that came and cannot be played yet. */
export const isPreparing = (rows: readonly Pick<DeliveryRow, 'replies'>[]): boolean =>
  rows.some(({ replies }) => replies.some(({ media }) => media && !['ready', 'rejected'].includes(media.state)))

/** A reply's recording is its recipient's: nobody tells the author that it is ready, so that we ask until it is. */
export const deliveries = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', 'deliveries', messageId],
    queryFn: () => get(`/api/deliveries?messageId=${messageId}`, v.array(DeliveryRow)),
    refetchInterval: ({ state: { data } }) => (data && isPreparing(data) ? PREPARED_AFTER_MS : false),
  })

export const replyPeaks = (deliveryId: string, mediaId: string) =>
  queryOptions({
    queryKey: ['messages', 'reply', mediaId],
    queryFn: () => get(`/api/deliveries/${deliveryId}/replies/${mediaId}/peaks`, Peaks),
  })

export const replySoundOf = (deliveryId: string, mediaId: string): string =>
  `/api/deliveries/${deliveryId}/replies/${mediaId}/play`

/** The recipient is not to get in by a contact's word. */
export const useForbid = (deliveryId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: () => post(`/api/deliveries/${deliveryId}/refuse-access`, {}, v.object({ state: v.string() })),
  })

/** The author's yes or no to an address that a contact gave. */
export const useAddressWord = (deliveryId: string, n: number, word: 'use-address' | 'refuse-address') =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: () => post(`/api/deliveries/${deliveryId}/${word}`, { n }, v.object({ state: v.string() })),
  })

export const useTakeBack = (deliveryId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: () => post(`/api/deliveries/${deliveryId}/revoke`, {}, v.object({ state: v.string() })),
  })
