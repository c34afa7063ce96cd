import { createElement } from 'react'
import type { Quiz } from '../../modules/quizzes/quiz.ts'
import { paths } from '../paths.ts'
import { area } from './route.ts'

const page = (load: () => Promise<Quiz>) => async () => {
  const [{ QuizPage }, quiz] = await Promise.all([import('../../modules/quizzes/QuizPage.tsx'), load()])
  return () => createElement(QuizPage, { quiz })
}

export const quizzes = area(async () => (await import('../pages/quizzes.ts')).quizzes, {
  quizzes: {
    path: paths.quizzes(),
    load: async () => (await import('../../modules/quizzes/QuizzesPage.tsx')).QuizzesPage,
  },
  voiceMessageQuiz: {
    path: paths.voiceMessageQuiz(),
    load: page(async () => (await import('../../modules/quizzes/content/voiceMessage.ts')).voiceMessage),
  },
  familyTreeQuiz: {
    path: paths.familyTreeQuiz(),
    load: page(async () => (await import('../../modules/quizzes/content/familyTree.ts')).familyTree),
  },
  memoryVaultQuiz: {
    path: paths.memoryVaultQuiz(),
    load: page(async () => (await import('../../modules/quizzes/content/memoryVault.ts')).memoryVault),
  },
  digitalScrapbooksQuiz: {
    path: paths.digitalScrapbooksQuiz(),
    load: page(async () => (await import('../../modules/quizzes/content/digitalScrapbooks.ts')).digitalScrapbooks),
  },
  familyCollaborationQuiz: {
    path: paths.familyCollaborationQuiz(),
    load: page(async () => (await import('../../modules/quizzes/content/familyCollaboration.ts')).familyCollaboration),
  },
  aiFeaturesQuiz: {
    path: paths.aiFeaturesQuiz(),
    load: page(async () => (await import('../../modules/quizzes/content/aiFeatures.ts')).aiFeatures),
  },
  platformOverviewQuiz: {
    path: paths.platformOverviewQuiz(),
    load: page(async () => (await import('../../modules/quizzes/content/platformOverview.ts')).platformOverview),
  },
})
