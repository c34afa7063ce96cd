import type { AroundNavHandler } from 'wouter'

export type Guard = {
  /** @returns whether whoever would go to `to` is held; `go` takes them there later */
  readonly onGo: (to: string, go: () => void) => boolean
  /** The browser has gone back or on within the app; the router has not looked yet. */
  readonly onBack: (event: PopStateEvent) => void
}
let guard: Guard | undefined

/** Every way from page to page within the app is asked about first. @returns what takes the guard away */
export const guardLeaving = (next: Guard): (() => void) => {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

/** What the router goes by. */
export const goGuarded: AroundNavHandler = (navigate, to, options) => {
  const go = () => navigate(to, options)
  if (!guard?.onGo(to, go)) go()
}

// A window calls its listeners in the order in which they came, so this one comes before the router's.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => guard?.onBack(event))
