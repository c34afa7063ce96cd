import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'

/** A search or a filter that changes only the address says so: whoever types there keeps the focus. */
const staysHere = () => (history.state as { staysHere?: boolean } | null)?.staysHere === true

/** After a change of page the focus goes to its heading, as a new document would be announced. */
export const useFocusOnArrival = (): void => {
  const [path] = useLocation()
  const search = useSearch()
  const address = `${path}?${search}`
  const arrivedBy = useRef(address)
  useEffect(() => {
    if (arrivedBy.current === address) return undefined
    arrivedBy.current = address
    if (staysHere()) return undefined
    window.scrollTo(0, 0)
    // While a page's code comes, the page before stands there unseen, with a heading that takes no focus.
    const focus = () =>
      [...document.querySelectorAll<HTMLElement>('main h1')].some((heading) => {
        heading.focus({ preventScroll: true })
        return document.activeElement === heading
      })
    if (focus()) return undefined
    const watch = new MutationObserver(() => focus() && watch.disconnect())
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [address])
}
