import { aiFeatures } from './content/aiFeatures.ts'
import { digitalScrapbooks } from './content/digitalScrapbooks.ts'
import { familyCollaboration } from './content/familyCollaboration.ts'
import { familyTree } from './content/familyTree.ts'
import { memoryVault } from './content/memoryVault.ts'
import { platformOverview } from './content/platformOverview.ts'
import { voiceMessage } from './content/voiceMessage.ts'
import type { Quiz } from './quiz.ts'

export const quizzes: readonly Quiz[] = [
  platformOverview,
  voiceMessage,
  memoryVault,
  familyTree,
  digitalScrapbooks,
  familyCollaboration,
  aiFeatures,
]
