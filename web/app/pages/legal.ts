import type { Pages } from './page.ts'

/** Privacy and terms. */
export const legal = {} as const satisfies Pages
