// One toast at a time: added -> updated -> dismissed -> removed.

export type ToastContent = {
  title: string
  line?: string
  tone?: 'plain' | 'destructive'
  shownForMs?: number
  /** What can be done about it while it is shown, and in what other way: a screen reader may come too late. */
  act?: { readonly words: string; readonly otherwise: string; readonly onPress: () => void }
}
export type Toast = ToastContent & { readonly id: number; readonly isOpen: boolean }

/** @number how long a toast stays */
export const TOAST_MS = 5000
/** A dismissed toast is forgotten after this long, or when the next one comes. */
export const TOAST_REMOVED_AFTER_MS = 1_000_000

let toast: Toast | undefined
let count = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const set = (next: Toast | undefined) => {
  toast = next
  for (const listener of listeners) listener()
}

export const showToast = (content: ToastContent): number => {
  clearTimeout(removal)
  count += 1
  set({ ...content, id: count, isOpen: true })
  return count
}
export const updateToast = (id: number, content: Partial<ToastContent>): void => {
  if (toast?.id === id) set({ ...toast, ...content })
}
export const dismissToast = (id: number): void => {
  if (toast?.id !== id || !toast.isOpen) return
  set({ ...toast, isOpen: false })
  removal = setTimeout(() => toast?.id === id && set(undefined), TOAST_REMOVED_AFTER_MS)
}
export const currentToast = (): Toast | undefined => toast
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
