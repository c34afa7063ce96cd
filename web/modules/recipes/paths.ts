/** Below `/family-recipes`, which is a tour to visitors: a recipe by its id, or `new`. A `query` begins with its question mark. */
export const paths = { recipe: (name: string, query = '') => `/family-recipes/${name}${query}` } as const
