import { queryOptions } from '@tanstack/react-query'
import { FoundPage, type Found, type FoundKind } from '../../../../backend/modules/search/contract.ts'
import { get } from '../../../app/http.ts'
import { paths } from '../../../app/paths.ts'

export type Sought = { readonly q: string; readonly kind: FoundKind | ''; readonly page: number }

const queryOf = ({ q, kind, page }: Sought): string =>
  new URLSearchParams({ q, ...(kind !== '' && { kind }), ...(page > 1 && { page: String(page) }) }).toString()

/** What of the family's says these words. */
export const found = (sought: Sought) =>
  queryOptions({
    queryKey: ['items', 'found', sought],
    queryFn: () => get(`/api/search?${queryOf(sought)}`, FoundPage),
    enabled: sought.q !== '',
  })

/** The address of a search. */
export const searchPath = (sought: Sought): string => paths.memory('search', `?${queryOf(sought)}`)

/** Where what was found is seen; a recording begins where it is said. */
export const placeOf = ({ kind, id, atMs, page }: Found): string => {
  if (kind === 'album') return paths.album(id)
  if (kind === 'book') return paths.scrapbook(id)
  if (kind === 'place') return `${paths.memoryVault()}?where=${id}`
  if (kind === 'person') return `${paths.memoryVault()}?who=${id}`
  if (kind === 'recipe') return paths.recipe(id)
  if (kind === 'told') return paths.story(id)
  if (atMs !== null) return paths.memory(id, `?at=${Math.floor(atMs / 1_000)}`)
  return paths.memory(id, page === null ? '' : `?page=${page}`)
}
