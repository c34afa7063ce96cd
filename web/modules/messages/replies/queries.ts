import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { NewReplies, ReplyList } from '../../../../backend/modules/deliveries/contract.ts'
import { get, post } from '../../../app/http.ts'
import { isPreparing, PREPARED_AFTER_MS } from '../deliveries.ts'

/** All that came back, the newest first, 50 a page; `cursor` is `next` of the page before. */
export const replies = (cursor?: string) =>
  queryOptions({
    queryKey: ['messages', 'replies', cursor ?? 'first'],
    queryFn: () =>
      get(cursor === undefined ? '/api/deliveries/replies' : `/api/deliveries/replies?cursor=${cursor}`, ReplyList),
    refetchInterval: ({ state: { data } }) =>
      data && isPreparing([{ replies: data.items }]) ? PREPARED_AFTER_MS : false,
  })

/** How many came since the list of all was last opened. */
export const newReplies = () =>
  queryOptions({
    queryKey: ['messages', 'replies', 'new'],
    queryFn: () => get('/api/deliveries/replies/new', NewReplies),
  })

/** The list was opened: what came until then is new no more. */
export const useSeen = () =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (until: string) => post('/api/account/replies-seen', { until }, v.object({})),
  })
