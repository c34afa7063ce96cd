const ask = (event: BeforeUnloadEvent): void => event.preventDefault()

/**
 * Lets the browser ask before the page goes, as long as something on it would be cut short; a page that always listens is
 * never kept for "Back".
 */
export const askBeforeUnload = (isAsked: boolean): void => {
  if (isAsked) addEventListener('beforeunload', ask)
  else removeEventListener('beforeunload', ask)
}
