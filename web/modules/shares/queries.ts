import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { Chart } from '../../../backend/modules/records/contract/chart.ts'
import { SharedChildren, SharedItems, SharedPage } from '../../../backend/modules/shares/contract.ts'
import * as v from 'valibot'
import { get } from '../../app/http.ts'
import { HttpError } from '../../app/httpError.ts'

/**
 * @number how often a visitor's page asks whether its link still stands. A link that was ended is off the page within
 * five seconds: nobody tells a visitor's page of changes.
 */
const LOOK_MS = 3_000

const apiOf = (token: string) => `/api/shared/${encodeURIComponent(token)}`

/** What a link says before it is opened; asked anew for each press, since its nonce is of this reading. */
export const sharedPage = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: () => get(apiOf(token), SharedPage),
    staleTime: 0,
    retry: false,
  })

export const sharedItems = (token: string, isOpen: boolean) =>
  queryOptions({
    queryKey: ['shared', token, 'items'],
    queryFn: () => get(`${apiOf(token)}/items`, SharedItems),
    enabled: isOpen,
    retry: false,
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
  })

/** A thing of a link, or what is in one. */
export type Named = { readonly kind: string; readonly id: string; readonly childId?: string }
type Part = 'play' | 'video' | 'thumb' | 'preview' | `page-${number}` | 'peaks' | 'download'
export const mediaOf = (token: string, { kind, id, childId }: Named, part: Part): string =>
  `${apiOf(token)}/media/${kind}/${id}/${childId === undefined ? '' : `of/${childId}/`}${part}`

export const sharedPeaks = (token: string, named: Named) =>
  queryOptions({
    queryKey: ['shared', token, 'peaks', named],
    queryFn: () => get(mediaOf(token, named, 'peaks'), v.array(v.number())),
    staleTime: Infinity,
    retry: false,
  })

/** A branch of a tree behind a link, to be drawn: read once a visit, as what is in it. */
export const sharedDrawing = (token: string, { kind, id }: Named) =>
  queryOptions({
    queryKey: ['shared', token, 'drawing', kind, id],
    queryFn: () => get(`${apiOf(token)}/items/${kind}/${id}/drawing`, Chart),
    staleTime: Infinity,
    retry: false,
  })

/** What is in a thing of a link, page by page: read once a visit, and not again with each look at the link. */
export const sharedChildren = (token: string, { kind, id }: Named) =>
  infiniteQueryOptions({
    queryKey: ['shared', token, 'in', kind, id],
    queryFn: ({ pageParam }) =>
      get(
        `${apiOf(token)}/items/${kind}/${id}${pageParam === '' ? '' : `?after=${encodeURIComponent(pageParam)}`}`,
        SharedChildren,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
    retry: false,
  })

/** Whether the link leads nowhere, or never did: another try would say the same. */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.body?.code === 'gone'
/** Whether this browser has to open it anew: after twelve hours, or a new passcode. */
export const isShut = (error: unknown): boolean => error instanceof HttpError && error.body?.code === 'not-open'
