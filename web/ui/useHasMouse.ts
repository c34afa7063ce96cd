import { useSyncExternalStore } from 'react'

const MOUSE = '(hover: hover) and (pointer: fine)'

const follow = (listener: () => void) => {
  const media = matchMedia(MOUSE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether things can be dragged here: a finger that rests means something else. */
export const useHasMouse = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(MOUSE).matches,
    () => false,
  )
