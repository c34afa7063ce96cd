import { useEffect } from 'react'

/** Keeps what is on the page up to date for whoever is signed in. A visitor's first page does without that code. */
export const useLive = (isSignedIn: boolean): void => {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const leaving = new AbortController()
    void import('./changes.ts').then(
      ({ followChanges }) => followChanges(leaving.signal),
      // Where the code does not come, the page stands as it was fetched.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isSignedIn])
}
