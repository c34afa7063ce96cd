import * as modules from '../modules/paths.ts'

/**
 * Pages of areas that do not work yet: each says what it will be, and every link to one says "Coming". A module says
 * which of its own they are, beside their paths.
 */
const closed: ReadonlySet<string> = new Set(
  Object.values(modules).flatMap((each) => ('closed' in each ? each.closed : [])),
)

/** @param path of a page, without a query */
export const isOpen = (path: string): boolean => !closed.has(path)
