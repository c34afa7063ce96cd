import type { Pages } from './page.ts'

/** Pages of one path with a tour for visitors and the real thing for the family. */
export const visitor = {} as const satisfies Pages
