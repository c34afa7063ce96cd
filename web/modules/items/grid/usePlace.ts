import { useEffect, useState, type RefObject } from 'react'

type Place = { readonly width: number; readonly top: number }

/** How wide an element is and how far below the top of the page, whole pixels; a width of 0 until that is known. */
export const usePlace = (of: RefObject<HTMLElement | null>): Place => {
  const [place, setPlace] = useState<Place>({ width: 0, top: 0 })
  useEffect(() => {
    const element = of.current
    if (!element) return undefined
    const look = () => {
      const width = Math.floor(element.clientWidth)
      const top = Math.round(element.getBoundingClientRect().top + scrollY)
      setPlace((before) => (before.width === width && before.top === top ? before : { width, top }))
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    // What stands above it grows and shrinks.
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [of])
  return place
}
