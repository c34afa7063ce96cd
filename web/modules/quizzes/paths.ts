export const paths = {
  quizzes: () => '/quizzes',
  voiceMessageQuiz: () => '/voice-message-quiz',
  familyTreeQuiz: () => '/family-tree-quiz',
  memoryVaultQuiz: () => '/memory-vault-quiz',
  digitalScrapbooksQuiz: () => '/digital-scrapbooks-quiz',
  familyCollaborationQuiz: () => '/family-collaboration-quiz',
  aiFeaturesQuiz: () => '/ai-features-quiz',
  platformOverviewQuiz: () => '/platform-overview-quiz',
} as const
