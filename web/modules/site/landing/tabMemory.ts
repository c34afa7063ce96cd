/** What was shown or sent away in this tab is not shown in it again. */
export const wasInTab = (name: string): boolean => {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}
export const rememberInTab = (name: string): void => {
  try {
    sessionStorage.setItem(name, '1')
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}
