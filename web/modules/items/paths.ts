const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`)

/** Below `/memory-vault`, which is a tour to visitors. A `query` says what narrows the list, as its address does. */
export const paths = {
  albums: () => '/memory-vault/albums',
  album: (albumId: string) => `/memory-vault/albums/${albumId}`,
  byPerson: () => '/memory-vault/people',
  byPlace: () => '/memory-vault/places',
  bin: () => '/memory-vault/bin',
  item: (itemId: string, query = '') => withQuery(`/memory-vault/${itemId}`, query),
  memories: (query = '') => withQuery('/memory-vault', query),
  addMemory: () => '/memory-vault?add',
} as const
