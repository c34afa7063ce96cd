import { area } from './route.ts'

export const quizzes = area(async () => (await import('../pages/quizzes.ts')).quizzes, {})
