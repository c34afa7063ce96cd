// When the page asks once more before somebody goes.

/** @number how long somebody is on a page before its exit popup may open */
const AFTER_MS = 30_000
/** @number how long somebody is on a page before hiding its tab may open the exit popup */
const HIDDEN_AFTER_MS = 45_000
/** @number how long a hidden tab waits for its exit popup */
const HIDDEN_WAIT_MS = 3000
const TICK_MS = 5000

type Watch = {
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>
  readonly startedAt: number
  readonly onExit: () => void
}

/**
 * Tells once: when the mouse leaves over the top after some time on the page, or a moment after the tab was hidden when
 * more had passed. The time on the page is looked at again and again, and nobody is watched before it counts.
 */
export const watchExit = ({ page, startedAt, onExit }: Watch): (() => void) => {
  const onPage = () => Date.now() - startedAt
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isTold = false
  const tell = () => {
    if (isTold) return
    isTold = true
    stop()
    onExit()
  }
  const onMouseOut = (event: MouseEvent) => {
    const isOverTheTop = event.relatedTarget === null && event.clientY <= 0
    if (isOverTheTop && onPage() > AFTER_MS) tell()
  }
  const onHidden = () => {
    if (page.visibilityState !== 'hidden' || onPage() <= HIDDEN_AFTER_MS) return
    clearTimeout(waiting)
    waiting = setTimeout(tell, HIDDEN_WAIT_MS)
  }
  let isWatching = false
  const look = () => {
    tick = setTimeout(look, TICK_MS)
    if (isWatching || onPage() < AFTER_MS) return
    isWatching = true
    page.addEventListener('mouseout', onMouseOut)
    page.addEventListener('visibilitychange', onHidden)
  }
  // The ticks are those of the page, however late this code came.
  let tick = setTimeout(look, TICK_MS - (onPage() % TICK_MS))
  const stop = () => {
    clearTimeout(tick)
    clearTimeout(waiting)
    page.removeEventListener('mouseout', onMouseOut)
    page.removeEventListener('visibilitychange', onHidden)
  }
  return stop
}
