const KEY = 'family'

// The family of this window alone: a second one may show another. Without storage it is the one last chosen anywhere.
const read = (): string | null => {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

let shown: string | null | undefined
const listeners = new Set<() => void>()

/** Which family the pages of this window show; null before somebody chose one. */
export const shownFamily = (): string | null => (shown ??= read())

/** What follows is asked of this family; without an id, of the one that the server holds for the last chosen. */
export const showFamily = (familyId?: string): void => {
  shown = familyId ?? null
  try {
    if (familyId === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, familyId)
  } catch {
    // Until the window is loaded anew the family is still known here.
  }
  for (const listener of listeners) listener()
}

export const onShownFamily = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells the server which family the page shows. */
export const familyHeader = (): Record<string, string> => {
  const familyId = shownFamily()
  return familyId === null ? {} : { 'X-Family': familyId }
}
