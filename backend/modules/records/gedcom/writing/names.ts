import { VOID } from '../node.ts'

/** Some programs read no other names of records. */
const PLAIN = /^[A-Z0-9]{1,20}$/

/**
 * Gives records names of capitals and digits: those that have one keep it.
 * @param taken all names of the tree
 */
export const plainNames = (taken: { readonly has: (xref: string) => boolean }) => {
  const given = new Map<string, string>()
  let last = 0
  const fresh = (): string => {
    for (;;) {
      last += 1
      const name = `X${last}`
      if (!taken.has(name)) return name
    }
  }
  return {
    fresh,
    /** The name of a record in the file; of one that is not there nothing, and of nobody that. */
    nameOf: (xref: string): string | undefined => {
      if (xref === VOID || PLAIN.test(xref)) return xref
      if (!taken.has(xref)) return undefined
      const before = given.get(xref)
      if (before !== undefined) return before
      const name = fresh()
      given.set(xref, name)
      return name
    },
  }
}
