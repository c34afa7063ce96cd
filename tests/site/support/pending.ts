/** Specified and not there yet. The list only shrinks; when it is empty it goes. */
export const PENDING: readonly string[] = ['/test-login']
