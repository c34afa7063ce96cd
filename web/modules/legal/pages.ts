import { publicly, type Pages } from '../../app/pages/page.ts'

/** Privacy, terms, and how the house is doing. */
export const pages = {
  privacyPolicy: {
    ...publicly,
    name: 'Privacy Policy',
    description: 'What we know about you and what you can do about it, in ten sentences. December 17, 2024.',
    keywords: 'privacy, data protection, privacy policy',
  },
  privacy: {
    ...publicly,
    name: 'Privacy',
    description: 'The whole text: what is collected, why, who sees it, your rights and how to use them. July 18, 2025.',
    keywords: 'privacy, data protection, rights, children',
  },
  terms: {
    ...publicly,
    name: 'Terms of Service',
    description: 'What we promise each other, written so that it can be read.',
    keywords: 'terms of service, conditions',
  },
  accessibility: {
    ...publicly,
    name: 'Accessibility',
    description: 'What we do so that everybody can use these pages, what is still weak, and how to tell us.',
    keywords: 'accessibility, wcag, large text, screen reader',
  },
  status: {
    ...publicly,
    name: 'Status',
    description: 'What the server says of itself at this moment: which parts answer and which do not.',
    keywords: 'status, availability',
  },
} as const satisfies Pages
