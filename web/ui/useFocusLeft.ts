import { useLayoutEffect, type RefObject } from 'react'

/** What goes with its button leaves the focus at the page's heading, not nowhere. */
export const useFocusLeft = (frameRef: RefObject<HTMLElement | null>): void =>
  useLayoutEffect(() => {
    const element = frameRef.current
    return () => {
      if (element?.contains(document.activeElement)) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [frameRef])
