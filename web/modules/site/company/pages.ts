import { publicly, type Pages } from '../../../app/pages/page.ts'

/** What tells of the house and of what it does. */
export const pages = {
  about: {
    ...publicly,
    name: 'Our Story',
    title: (productName) => `About Us | ${productName}`,
    description:
      'Why it exists, what it is for, and who made it: a founder in memory of her sister, together with an AI.',
    keywords: 'about us, our story, mission, founder',
    structuredData: (productName) => [{ '@type': 'AboutPage', name: `About ${productName}` }],
  },
  inspiringAbout: {
    ...publicly,
    name: 'The Story Behind It',
    description: 'Why it was made, what we promise you, what we refuse to do, and what the AI did, told plainly.',
    keywords: 'founder story, promises, artificial intelligence, family memories',
    parent: { name: 'Our Story', path: '/about' },
  },
  features: {
    ...publicly,
    name: 'Features',
    description:
      'Voice messages, vault, tree, scrapbooks, capsules, recipes and more: what each is for, and every limit.',
    keywords: 'features, voice messages, memory vault, family tree, scrapbooks, time capsules',
    structuredData: () => [
      {
        '@type': 'ItemList',
        itemListElement: ['Voice Messages', 'Memory Vault', 'Scrapbooks', 'Living Family Tree', 'Time Capsules'].map(
          (name, index) => ({ '@type': 'ListItem', position: index + 1, item: { '@type': 'Service', name } }),
        ),
      },
    ],
  },
  howItWorks: {
    ...publicly,
    name: 'How It Works',
    description:
      // @says how long before a message's date its two checks leave
      'You record and choose the day. We ask you two days and one day before. If you do not answer, it arrives.',
    keywords: 'how it works, delivery, reminders, future messages',
  },
  enhanced: {
    ...publicly,
    name: 'A Story-First Start',
    description: 'Listen to one message that waited for its day, and record yours in three steps, for free.',
    keywords: 'voice message example, future delivery, family memories',
    canonical: '/',
  },
} as const satisfies Pages
