import type { Pages } from './page.ts'

/** Ways to reach the people of the house, reviews, the demo and the newsletter. */
export const house = {} as const satisfies Pages
