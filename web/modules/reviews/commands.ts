import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  Mine,
  type PendingReview,
  type RefuseReview,
  type WriteReview,
} from '../../../backend/modules/reviews/contract.ts'
import { post } from '../../app/http.ts'
import { queryClient } from '../../app/queryClient.ts'
import { queue } from './queries.ts'

export const useWriteReview = () =>
  useMutation({
    mutationKey: ['reviews'],
    mutationFn: (command: WriteReview) => post('/api/reviews', command, Mine),
  })

/** Decides on the text that is shown; where its author has changed it meanwhile, the server refuses (stale). */
export const useDecide = ({ id, revision }: PendingReview) =>
  useMutation({
    mutationKey: ['reviews'],
    mutationFn: (refusal: v.InferOutput<typeof RefuseReview> | undefined) =>
      post(`/api/admin/reviews/${id}/${refusal ? 'refuse' : 'approve'}`, refusal ?? {}, v.unknown(), { revision }),
    onError: () => queryClient.invalidateQueries({ queryKey: queue().queryKey }),
  })
