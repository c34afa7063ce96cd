import { useCallback, useEffect, useRef, useState } from 'react'
import { isView, type View } from './areas.ts'

const ofHistory = (): View | undefined => {
  const { view } = (history.state ?? {}) as { view?: unknown }
  return isView(view) ? view : undefined
}

/**
 * Which view stands in place of the landing page. The address stays; the history remembers, so that Back closes it.
 * The focus goes to the view's heading, and back to what had opened it.
 */
export const useView = () => {
  const [view, setView] = useState<View>()
  const opener = useRef<{ readonly name: string; readonly scrollY: number }>(undefined)

  useEffect(() => {
    const follow = () => setView(ofHistory())
    follow() // after a reload
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])

  const wasOpen = useRef(false)
  useEffect(() => {
    if (view === undefined && wasOpen.current) {
      const { name, scrollY } = opener.current ?? { name: undefined, scrollY: 0 }
      scrollTo(0, scrollY)
      document.querySelector<HTMLElement>(name ? `[data-opens="${name}"]` : 'main h1')?.focus({ preventScroll: true })
    }
    wasOpen.current = view !== undefined
  }, [view])

  const open = useCallback((next: View) => {
    opener.current = { name: next, scrollY }
    history.pushState({ ...(history.state as object | null), view: next }, '')
    setView(next)
    scrollTo(0, 0)
  }, [])
  const close = useCallback(() => {
    if (ofHistory() === undefined) setView(undefined)
    else history.back()
  }, [])
  return { view, open, close }
}
