import type { Pages } from './page.ts'

/** The quizzes and their list. */
export const quizzes = {} as const satisfies Pages
