import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { Conversation, Desk, InboxRow, Rated, StaffConversation } from '../../../backend/modules/support/contract.ts'
import { get } from '../../app/http.ts'

/**
 * @number how often a visitor's page looks for an answer of support. Nobody tells a visitor's page of a new answer, so
 * it looks.
 */
const LOOK_EVERY_MS = 10_000

export const conversation = (id: string) =>
  queryOptions({
    queryKey: ['support', id],
    queryFn: () => get(`/api/support/${id}/messages`, Conversation),
    refetchInterval: LOOK_EVERY_MS,
  })

export const desk = () =>
  queryOptions({ queryKey: ['support-desk'], queryFn: () => get('/api/support/desk', Desk), staleTime: 60_000 })

export const inbox = (state: 'open' | 'closed') =>
  queryOptions({
    queryKey: ['support-inbox', state],
    queryFn: () => get(`/api/admin/support${state === 'closed' ? '?state=closed' : ''}`, v.array(InboxRow)),
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  })

export const ratings = () =>
  queryOptions({
    queryKey: ['support-inbox', 'ratings'],
    queryFn: () => get('/api/admin/support/ratings', v.array(Rated)),
    staleTime: 0,
  })

export const staffConversation = (id: string) =>
  queryOptions({
    queryKey: ['support-inbox', 'one', id],
    queryFn: () => get(`/api/admin/support/${id}`, StaffConversation),
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  })
