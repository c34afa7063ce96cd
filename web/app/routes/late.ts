import { use } from 'react'

/** Something whose code comes when it is wanted. */
export type Late<T> = {
  /** Fetches it once; after a failure `again` must be called before another try. */
  readonly fetch: () => Promise<T>
  /** At once when it is here; else the component that reads it waits, or throws what the fetch threw. */
  readonly read: () => T
  readonly again: () => void
}

/**
 * React.lazy waits a moment even for what is here already, which a page that was rendered by the server must not: its
 * first render has to say the same as the server's. `use` reads a promise at once that carries its value as React itself
 * would note it; it is called in every render, because React takes a `use` that is left out after a wait for a mistake.
 */
export const late = <T>(load: () => Promise<T>): Late<T> => {
  let isHere = false
  let coming: Promise<T> | undefined
  const fetch = () => {
    if (coming) return coming
    const begun = load().then((value) => {
      void Object.assign(begun, { status: 'fulfilled', value })
      isHere = true
      return value
    })
    coming = begun
    return begun
  }
  return {
    fetch,
    read: () => use(fetch()),
    again: () => {
      if (!isHere) coming = undefined
    },
  }
}
