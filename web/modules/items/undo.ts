/** @number how long a toast with an undo stays */
export const UNDO_MS = 10_000
