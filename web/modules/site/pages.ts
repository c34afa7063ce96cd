import { pages as company } from './company/pages.ts'
import { pages as plans } from './plans/pages.ts'
import { publicly, type Page, type Pages } from '../../app/pages/page.ts'

/** Pricing and what tells of the product. */
export const pages = {
  ...company,
  ...plans,
  legacyMessages: {
    ...publicly,
    name: 'Legacy Messages',
    description:
      'Your voice, kept for one person and handed over on the day you chose. How it works, and what people say.',
    keywords: 'legacy messages, letters for later, voice messages, future delivery',
    structuredData: () => [
      {
        '@type': 'Service',
        name: 'Legacy Messages',
        description: 'A recording or a letter, sealed for one person and delivered on a day that the author chooses.',
        serviceType: 'Future delivery of personal messages',
      },
    ],
  },
  legacyPlanning: {
    ...publicly,
    name: 'Legacy Planning',
    description:
      'What should be heard, who should hear it, and what should be done: three steps, and what each plan costs.',
    keywords: 'legacy planning, last wishes, trusted contacts, family plan',
    structuredData: () => [
      {
        '@type': 'Service',
        name: 'Legacy Planning',
        description: 'Messages, people you trust and last wishes, put in order once and changed whenever you like.',
        serviceType: 'Legacy planning',
      },
    ],
  },
} as const satisfies Pages

/** Any other address. */
export const notFoundPage: Page = {
  name: 'Page Not Found',
  title: () => 'Page Not Found',
  description: 'There is no page at this address.',
  keywords: '',
  audience: 'anyone',
  robots: 'noindex,nofollow',
}
