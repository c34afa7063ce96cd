// Which tab of the sign-in dialog is open, and where the person goes afterwards.

import { REDIRECT_AFTER_MS } from './strings.ts'

export type AuthTab = 'signin' | 'signup'
export type AuthModalState = {
  readonly tab: AuthTab
  readonly goesTo: string | undefined
  /** How long the answer stands before they go. */
  readonly afterMs: number
}

let state: AuthModalState | undefined
const listeners = new Set<() => void>()
const set = (next: AuthModalState | undefined) => {
  state = next
  for (const listener of listeners) listener()
}

/** Without `goesTo` the person stays on the page that asked. */
export const openAuthModal = (tab: AuthTab, goesTo?: string, afterMs: number = REDIRECT_AFTER_MS): void =>
  set({ tab, goesTo, afterMs })
export const chooseAuthTab = (tab: AuthTab): void => set(state && { ...state, tab })
export const closeAuthModal = (): void => set(undefined)
export const authModalState = (): AuthModalState | undefined => state
export const onAuthModal = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
