import { paths } from '../../app/paths.ts'
import { publicly, type Pages } from '../../app/pages/page.ts'

const parent = { name: 'Quizzes', path: paths.quizzes() }
/** A result by link, or the answers of the form that works without script; neither is for search engines. */
const quiz = {
  ...publicly,
  parent,
  queries: ['result', 'q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8'],
  hidesQueries: true,
} as const

/** The quizzes and their list. */
export const pages = {
  quizzes: {
    ...publicly,
    name: 'Quizzes',
    description: 'Seven short quizzes about your family. Answer a few questions and leave with one thing to do today.',
    keywords: 'family quiz, voice message quiz, family tree quiz, where to begin',
  },
  voiceMessageQuiz: {
    ...quiz,
    name: 'Voice Message Quiz',
    description: 'Which voice message should you record first? Six questions, about three minutes.',
    keywords: 'voice message, what to say, recording, family',
  },
  familyTreeQuiz: {
    ...quiz,
    name: 'Family Tree Quiz',
    description: 'How does your family tree want to grow? Six questions about names, papers and stories.',
    keywords: 'family tree, genealogy, gedcom, ancestors',
  },
  memoryVaultQuiz: {
    ...quiz,
    name: 'Memory Vault Quiz',
    description: 'What does your memory vault need most? Seven questions about pictures, tapes and papers.',
    keywords: 'old photos, scanning, backup, family archive',
  },
  digitalScrapbooksQuiz: {
    ...quiz,
    name: 'Digital Scrapbooks Quiz',
    description: 'Which scrapbook is waiting in your photos? Six questions to find out what is on its spine.',
    keywords: 'scrapbook, photo book, year book, cookbook',
  },
  familyCollaborationQuiz: {
    ...quiz,
    name: 'Family Collaboration Quiz',
    description: 'How does your family like to work together? Five questions about who keeps what.',
    keywords: 'family, sharing, roles, stories',
  },
  aiFeaturesQuiz: {
    ...quiz,
    name: 'AI Features Quiz',
    description: 'How much help do you want from AI with your family pictures? Six questions, no wrong answers.',
    keywords: 'ai, photos, transcription, privacy',
  },
  platformOverviewQuiz: {
    ...quiz,
    name: 'Platform Overview Quiz',
    description: 'Where should you begin? Eight questions, and one place to start keeping what matters.',
    keywords: 'family memories, where to begin, voice messages, family tree',
  },
} as const satisfies Pages
