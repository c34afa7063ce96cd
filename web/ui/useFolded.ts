import { useEffect, useRef } from 'react'

/** A part that stands open, also without script, and is folded once where there is little room. */
export const useFolded = (maxWidth: number) => {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current && innerWidth <= maxWidth) details.current.open = false
  }, [maxWidth])
  return details
}
