import { useSyncExternalStore } from 'react'

/** Where the rail stands; below it is a page for a phone (`phone` in surfaces.ts). */
const WIDE = '(min-width: 1024px)'

const follow = (listener: () => void) => {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** For what stands in another order on a wide page: an order by style alone would not be the keyboard's. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => true,
  )
