// Read your writes: only an answer marked stale makes the next queries send its position and wait.

let position: string | undefined
const listeners = new Set<() => void>()
const set = (next: string | undefined) => {
  position = next
  for (const listener of listeners) listener()
}

export const noteAnswer = (headers: Headers): void => {
  if (headers.get('X-Stale') === 'true') set(headers.get('X-Position') ?? undefined)
}
export const noteRead = (sent: string | undefined): void => {
  if (sent !== undefined && sent === position) set(undefined)
}
export const stalePosition = (): string | undefined => position
export const onFreshness = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const withAfter = (path: string, after: string | undefined): string =>
  after === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}after=${encodeURIComponent(after)}`
