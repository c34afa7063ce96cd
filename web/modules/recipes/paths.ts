export const paths = { recipes: () => '/recipes' } as const

/** Until it leaves this list, no rail, bar or tab leads to it. */
export const closed: readonly string[] = [paths.recipes()]
