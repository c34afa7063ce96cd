import type { AroundNavHandler } from 'wouter'

/** @returns whether whoever would go to `to` is held; `go` takes them there later */
export type Guard = (to: string, go: () => void) => boolean
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
  if (!guard?.(to, go)) go()
}
