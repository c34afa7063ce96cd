import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False where the server renders and in the first render of its page: only then the visitor's own day is known. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
