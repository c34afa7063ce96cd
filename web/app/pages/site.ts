import { publicly, type Page, type Pages } from './page.ts'

/** Landing, pricing and what tells of the product. */
export const site = {
  landing: {
    ...publicly,
    name: 'Home',
    title: (productName) => `${productName} – Where Love Transcends Time`,
    description: 'Record your voice today. We check with you twice and hand it over on the day you chose.',
    keywords: 'voice messages, family memories, future delivery, letters for later',
    frame: 'footer',
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
