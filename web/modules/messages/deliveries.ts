import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { DeliveryRow } from '../../../backend/modules/deliveries/contract.ts'
import { Peaks } from '../../../backend/modules/media/contract.ts'
import { get, post } from '../../app/http.ts'

export const deliveries = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', 'deliveries', messageId],
    queryFn: () => get(`/api/deliveries?messageId=${messageId}`, v.array(DeliveryRow)),
  })

export const replyPeaks = (deliveryId: string, mediaId: string) =>
  queryOptions({
    queryKey: ['messages', 'reply', mediaId],
    queryFn: () => get(`/api/deliveries/${deliveryId}/replies/${mediaId}/peaks`, Peaks),
  })

export const replySoundOf = (deliveryId: string, mediaId: string): string =>
  `/api/deliveries/${deliveryId}/replies/${mediaId}/play`

export const useTakeBack = (deliveryId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: () => post(`/api/deliveries/${deliveryId}/revoke`, {}, v.object({ state: v.string() })),
  })
