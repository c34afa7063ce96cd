import { guardLeaving } from '../../../app/leaving.ts'
import { askBeforeUnload } from '../../../recorder/beforeUnload.ts'

/** The steps of one draft are one page: its recorder lives on from step to step. */
const pageAt = (address: string): string => {
  const { pathname, searchParams } = new URL(address, location.href)
  return `${pathname} ${searchParams.get('draft') ?? ''}`
}

export type Holding = {
  readonly stay: () => void
  /** Lets go of the page; whoever was held meanwhile goes on. */
  readonly release: () => void
}

/** Holds whoever would leave this page, by a link, by "Back" or with the browser; `onHeld` asks them, but for the browser. */
export const holdPage = (onHeld: () => void): Holding => {
  const page = pageAt(location.href)
  let shown = location.href
  let way: (() => void) | undefined
  const hold = (go: () => void) => {
    way = go
    onHeld()
  }
  const unguard = guardLeaving((to, go) => {
    const isLeaving = pageAt(to) !== page
    if (isLeaving) hold(go)
    else shown = new URL(to, location.href).href
    return isLeaving
  })
  // The browser says so only once it is back: the page's own address is put on top again, before the router has looked.
  const onBack = (event: PopStateEvent) => {
    if (pageAt(location.href) === page) {
      shown = location.href
      return
    }
    event.stopImmediatePropagation()
    history.pushState(null, '', shown)
    hold(() => history.back())
  }
  addEventListener('popstate', onBack, { capture: true })
  askBeforeUnload(true)
  return {
    stay: () => {
      way = undefined
    },
    release: () => {
      unguard()
      removeEventListener('popstate', onBack, { capture: true })
      askBeforeUnload(false)
      const go = way
      way = undefined
      go?.()
    },
  }
}
