import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { Mine, type RefuseReview, type WriteReview } from '../../../backend/modules/reviews/contract.ts'
import { post } from '../../app/http.ts'

export const useWriteReview = () =>
  useMutation({
    mutationKey: ['reviews'],
    mutationFn: (command: WriteReview) => post('/api/reviews', command, Mine),
  })

export const useDecide = (id: string) =>
  useMutation({
    mutationKey: ['reviews'],
    mutationFn: (refusal: v.InferOutput<typeof RefuseReview> | undefined) =>
      post(`/api/admin/reviews/${id}/${refusal ? 'refuse' : 'approve'}`, refusal ?? {}, v.unknown()),
  })
