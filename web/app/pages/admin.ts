import type { Pages } from './page.ts'

/** The house itself: for staff. */
export const admin = {} as const satisfies Pages
