// Whether a second factor is asked for once more; a refused change opens the question, wherever it was made.

import { HttpError } from './httpError.ts'

let isAsking: true | undefined
const listeners = new Set<() => void>()
const set = (next: true | undefined) => {
  isAsking = next
  for (const listener of listeners) listener()
}

/** Asks, where the server refused something for want of a second factor of the last half hour. */
export const noteStepUp = (error: unknown): void => {
  if (error instanceof HttpError && error.body?.code === 'step-up-needed') set(true)
}
export const closeStepUp = (): void => set(undefined)
export const stepUpState = (): true | undefined => isAsking
export const onStepUp = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
