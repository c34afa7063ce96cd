// Which dialog of the landing page is open: never two at once.

import type { Overlay } from './areas.ts'

export type Extra = 'trial' | 'exit' | 'menu' | { readonly overlay: Overlay }

let open: Extra | undefined
const listeners = new Set<() => void>()
const set = (next: Extra | undefined) => {
  open = next
  for (const listener of listeners) listener()
}
export const openExtra = (extra: Extra): void => set(extra)
export const closeExtra = (): void => set(undefined)
export const currentExtra = (): Extra | undefined => open
export const noExtra = (): undefined => undefined
export const onExtra = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
