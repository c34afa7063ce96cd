/** Below `/scrapbooks`, which is a tour to visitors. A `query` begins with its question mark. */
export const paths = { scrapbook: (scrapbookId: string, query = '') => `/scrapbooks/${scrapbookId}${query}` } as const
