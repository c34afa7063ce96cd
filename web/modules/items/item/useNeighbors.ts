import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Filter } from '../filters.ts'
import { items, months } from '../queries.ts'

type Neighbors = {
  readonly before: string | undefined
  readonly after: string | undefined
  /** Its place in the list, from 1, and how many there are. */
  readonly at: number | undefined
  readonly of: number | undefined
}

/** Which stand beside a memory in the list that it was opened from, as far as that is in this browser. */
export const useNeighbors = (filter: Filter, id: string): Neighbors => {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(items(filter))
  const { data: counted } = useQuery(months(filter))
  const ids = data?.pages.flatMap((page) => page.items.map((row) => row.id)) ?? []
  const index = ids.indexOf(id)
  const isLast = index !== -1 && index === ids.length - 1
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage])
  if (index === -1) return { before: undefined, after: undefined, at: undefined, of: undefined }
  return { before: ids[index - 1], after: ids[index + 1], at: index + 1, of: counted?.n }
}
