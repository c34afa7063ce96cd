import { HttpError } from './httpError.ts'

// Whether the house is being looked after, as the last refusal said; a new visit asks anew.
let isClosed = false
const listeners = new Set<() => void>()

export const isMaintenance = (): boolean => isClosed
export const onMaintenance = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const noteRefusal = (error: unknown): void => {
  if (isClosed || !(error instanceof HttpError) || error.body?.code !== 'maintenance') return
  isClosed = true
  for (const listener of listeners) listener()
}
