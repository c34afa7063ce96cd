import type { Pages } from './page.ts'

/** The blog and its articles. */
export const blog = {} as const satisfies Pages
