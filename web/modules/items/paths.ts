/** Below `/memory-vault`, which is a tour to visitors. */
export const paths = {
  /** A memory by its id, or one of the lists of `rooms.tsx`. A `query` begins with its question mark. */
  memory: (name: string, query = '') => `/memory-vault/${name}${query}`,
  album: (albumId: string) => `/memory-vault/albums/${albumId}`,
} as const
