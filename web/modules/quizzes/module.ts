import { createElement } from 'react'
import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'
import type { Quiz } from './quiz.ts'
import { paths } from './paths.ts'

const page = (load: () => Promise<Quiz>) => async () => {
  const [{ QuizPage }, quiz] = await Promise.all([import('./QuizPage.tsx'), load()])
  return () => createElement(QuizPage, { quiz })
}
const pages = async () => (await import('./pages.ts')).pages

export const quizzes: WebModule = {
  pages,
  routes: area(paths, pages, {
    quizzes: async () => (await import('./QuizzesPage.tsx')).QuizzesPage,
    voiceMessageQuiz: page(async () => (await import('./content/voiceMessage.ts')).voiceMessage),
    familyTreeQuiz: page(async () => (await import('./content/familyTree.ts')).familyTree),
    memoryVaultQuiz: page(async () => (await import('./content/memoryVault.ts')).memoryVault),
    digitalScrapbooksQuiz: page(async () => (await import('./content/digitalScrapbooks.ts')).digitalScrapbooks),
    familyCollaborationQuiz: page(async () => (await import('./content/familyCollaboration.ts')).familyCollaboration),
    aiFeaturesQuiz: page(async () => (await import('./content/aiFeatures.ts')).aiFeatures),
    platformOverviewQuiz: page(async () => (await import('./content/platformOverview.ts')).platformOverview),
  }),
}
