import { publicly, type Pages } from '../../../app/pages/page.ts'

/** The first page, apart from all others: its script brings the words of no other page. */
export const pages = {
  landing: {
    ...publicly,
    name: 'Home',
    title: (productName) => `${productName} – Where Love Transcends Time`,
    description: 'Record your voice today. We check with you twice and hand it over on the day you chose.',
    keywords: 'voice messages, family memories, future delivery, letters for later',
    frame: 'none',
  },
} as const satisfies Pages
