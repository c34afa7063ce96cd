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
 * first render has to say the same as the server's.
 */
export const late = <T>(load: () => Promise<T>): Late<T> => {
  let here: { readonly value: T } | undefined
  let coming: Promise<T> | undefined
  const fetch = () => {
    coming ??= load().then((value) => {
      here = { value }
      return value
    })
    return coming
  }
  return {
    fetch,
    read: () => (here ? here.value : use(fetch())),
    again: () => {
      if (!here) coming = undefined
    },
  }
}
