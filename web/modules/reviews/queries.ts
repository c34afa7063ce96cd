import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { Mine, PendingReview, Reviews, type Sort } from '../../../backend/modules/reviews/contract.ts'
import { get } from '../../app/http.ts'

export const reviews = (sort: Sort) =>
  queryOptions({ queryKey: ['reviews', sort], queryFn: () => get(`/api/reviews?sort=${sort}`, Reviews) })

export const mine = () => queryOptions({ queryKey: ['reviews', 'mine'], queryFn: () => get('/api/reviews/mine', Mine) })

export const queue = () =>
  queryOptions({
    queryKey: ['reviews', 'queue'],
    queryFn: () => get('/api/admin/reviews', v.array(PendingReview)),
    staleTime: 0,
  })
