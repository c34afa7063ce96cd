export const paths = { items: () => '/items' } as const

/** Until it leaves this list, no rail, bar or tab leads to it. */
export const closed: readonly string[] = [paths.items()]
