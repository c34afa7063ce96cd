import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { filterIn, queryOf, type Filter } from './filters.ts'

/** What the page shows, as its address says it: a filter can be sent, kept and gone back from. */
export const useFilter = (): readonly [Filter, (filter: Filter) => void] => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const filter = useMemo(() => filterIn(search), [search])
  const show = useCallback(
    (next: Filter) => {
      // Whoever changes a filter stays at it.
      navigate(path + queryOf(next), { state: { staysHere: true } })
    },
    [navigate, path],
  )
  return [filter, show]
}
