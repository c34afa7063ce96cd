import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ItemPage, ItemRow } from '../../../backend/modules/items/contract.ts'
import { queryClient } from '../../app/queryClient.ts'
import { queryOf, type Filter } from './filters.ts'
import { items, pageOf } from './queries.ts'
import { useThrottled } from './useThrottled.ts'

type Pages = InfiniteData<ItemPage>

/** @number requests for one page of a list that is asked anew; it grows by what came into it */
const MOST_REQUESTS = 3

/** A page as it is now, up to where the one after it begins: what was pushed out of it is not lost between the two. */
const anew = async (filter: Filter, { pages, pageParams }: Pages, at: number): Promise<ItemPage> => {
  const following = new Set(pages[at + 1]?.items.map(({ id }) => id))
  const before = pageParams[at]
  let { items: rows, next } = await pageOf(filter, typeof before === 'string' ? before : '')
  const meets = () => following.size === 0 || rows.some(({ id }) => following.has(id))
  for (let n = 1; n < MOST_REQUESTS && next !== null && !meets(); n += 1) {
    const more = await pageOf(filter, next)
    rows = [...rows, ...more.items]
    next = more.next
  }
  return { items: rows, next: following.size === 0 ? next : (pages[at]?.next ?? null) }
}

const refresh = async (filter: Filter, at: number): Promise<void> => {
  const { queryKey } = items(filter)
  const before = queryClient.getQueryData(queryKey)
  const old = before?.pages[at]
  if (!before || !old) return
  const page = await anew(filter, before, at)
  queryClient.setQueryData(queryKey, (now) =>
    now?.pages[at] === old ? { ...now, pages: now.pages.with(at, page) } : now,
  )
}

/** Each once, in the order of the list, with the page that it is on. */
const flat = (pages: readonly ItemPage[]) => {
  const pageAt: number[] = []
  const seen = new Set<string>()
  const rows: ItemRow[] = []
  for (const [at, page] of pages.entries())
    for (const row of page.items) {
      if (seen.has(row.id)) continue
      seen.add(row.id)
      rows.push(row)
      pageAt.push(at)
    }
  return { rows, pageAt, ids: seen }
}

/** What a list was last looked at for: of which filter, at which beat, and which rows and pages. */
type Seen = { beat: number; of: string | undefined; first: number; last: number; stale: Set<number> }

/**
 * A list in pages. A change asks anew for what is shown, and for the rest when it comes into sight: a list of hundreds of
 * pages is never read again as a whole.
 */
export const useRows = (filter: Filter) => {
  const query = useInfiniteQuery(items(filter))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const list = useMemo(() => flat(data?.pages ?? []), [data])
  const beat = useThrottled()
  const state = useRef<Seen>({ beat: 0, of: undefined, first: 0, last: 0, stale: new Set() })
  const latest = useRef({ filter, list })
  useEffect(() => {
    latest.current = { filter, list }
  })

  const freshen = useCallback(() => {
    const { first, last, stale } = state.current
    const { filter: shown, list: known } = latest.current
    for (const page of new Set(known.pageAt.slice(first, last + 1).concat(0))) {
      if (!stale.delete(page)) continue
      refresh(shown, page).catch((error: unknown) => {
        stale.add(page)
        console.error('A list is older than it could be:', error)
      })
    }
  }, [])
  const of = queryOf(filter)
  useEffect(() => {
    const { queryKey } = items(latest.current.filter)
    const known = queryClient.getQueryState(queryKey)
    const isOther = state.current.of !== of
    const isChanged = state.current.beat !== beat
    Object.assign(state.current, { of, beat })
    // Found in this browser, a list may be older than what has changed since, on another page.
    const isOld = beat > (known?.dataUpdatedAt || Infinity)
    if (isOther ? !isOld : !isChanged) return
    state.current.stale = new Set(known?.data?.pages.keys())
    void queryClient.invalidateQueries({ queryKey: [queryKey[0], 'months'] })
    freshen()
  }, [beat, of, freshen])

  /** Which of the rows are in sight. */
  const onShown = useCallback(
    (first: number, last: number) => {
      state.current.first = first
      state.current.last = last
      freshen()
    },
    [freshen],
  )
  const fetchMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  return { query, ...list, hasMore: hasNextPage, isFetchingMore: isFetchingNextPage, fetchMore, onShown }
}
