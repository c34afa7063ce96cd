import { faqGroups } from './faqs.ts'
import { withoutLinks } from '../../ui/page/links.ts'
import { privately, publicly, type Pages } from '../../app/pages/page.ts'
import { hubPage, timelinePage } from '../../app/signedInPages.ts'

/** Guides, answers and search. */
export const pages = {
  faqs: {
    ...publicly,
    name: 'FAQs',
    description: '36 questions and plain answers: recording, delivery, receiving a message, plans, privacy.',
    keywords: 'faq, questions, voice messages, delivery, plans',
    queries: ['q'],
    hidesQueries: true,
    structuredData: (productName) => [
      {
        '@type': 'FAQPage',
        mainEntity: faqGroups
          .flatMap(({ faqs }) => faqs)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question.replaceAll('{P}', productName),
            acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer).replaceAll('{P}', productName) },
          })),
      },
    ],
  },
  discoverYourPath: {
    ...publicly,
    name: 'Discover Your Path',
    description: 'Three questions, then one thing to do that fits the time you have.',
    keywords: 'where to begin, family memories',
    queries: ['who', 'what', 'time'],
    hidesQueries: true,
  },
  militaryFamilies: {
    ...publicly,
    name: 'Military Families',
    description: 'Six messages before a deployment: your voice at home on each day that matters, also without signal.',
    keywords: 'military families, deployment, voice messages',
  },
  beforeItsTooLate: {
    ...publicly,
    name: 'Before It’s Too Late',
    description: 'A quarter of an hour with someone whose voice you would miss: a plan, and questions to print.',
    keywords: 'record a parent, interview, dementia, hospice',
  },
  familyLegacyHub: {
    ...publicly,
    audience: 'both',
    loadSignedIn: hubPage,
    name: 'Family Legacy Hub',
    description: 'One house for everything your family keeps: voices, letters, pictures, a tree, books and recipes.',
    keywords: 'family legacy, keepsakes, memories',
  },
  timeline: {
    ...publicly,
    audience: 'both',
    loadSignedIn: timelinePage,
    name: 'Family Timeline',
    description: 'A family on one line: births and letters, tapes and pictures, and what is still to come.',
    keywords: 'family timeline, family history',
    queries: ['show'],
    hidesQueries: true,
  },
  coming: { ...privately, name: 'What’s Coming', description: 'What is not there yet, and what it will be.' },
  search: {
    ...publicly,
    name: 'Advanced Features & Search',
    description: 'Look through every page, answer and article, or read on for what is easily overlooked.',
    keywords: 'search, features',
    queries: ['q'],
    hidesQueries: true,
  },
} as const satisfies Pages
