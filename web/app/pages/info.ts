import type { Pages } from './page.ts'

/** Guides, answers and search. */
export const info = {} as const satisfies Pages
