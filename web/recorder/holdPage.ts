import { guardLeaving } from '../app/leaving.ts'
import { askBeforeUnload } from './beforeUnload.ts'

/** The steps of one draft are one page: its recorder lives on from step to step. */
const pageAt = (address: string): string => {
  const { pathname, searchParams } = new URL(address, location.href)
  return `${pathname} ${searchParams.get('draft') ?? ''}`
}

export type Holding = {
  readonly stay: () => void
  readonly leave: () => void
  /** Lets go of the page; whoever was held meanwhile goes on. */
  readonly release: () => void
}

/** Holds whoever would leave this page, by a link, by "Back" or with the browser; `onHeld` asks them, but for the browser. */
export const holdPage = (onHeld: () => void): Holding => {
  const page = pageAt(location.href)
  let shown = location.href
  let way: (() => void) | undefined
  let isLeaving = false
  const hold = (go: () => void) => {
    way = go
    onHeld()
  }
  const leave = () => {
    const go = way
    way = undefined
    go?.()
  }
  const unguard = guardLeaving({
    onGo: (to, go) => {
      const isElsewhere = pageAt(to) !== page
      if (isElsewhere) hold(go)
      else shown = new URL(to, location.href).href
      return isElsewhere
    },
    // It is there already: the page's own address is put on top again.
    onBack: (event) => {
      if (isLeaving) {
        isLeaving = false
        return
      }
      if (pageAt(location.href) === page) {
        shown = location.href
        return
      }
      event.stopImmediatePropagation()
      history.pushState(null, '', shown)
      hold(() => {
        isLeaving = true
        history.back()
      })
    },
  })
  askBeforeUnload(true)
  return {
    stay: () => {
      way = undefined
    },
    leave,
    release: () => {
      unguard()
      askBeforeUnload(false)
      leave()
    },
  }
}
