import { forStaff, publicly, type Pages } from '../../app/pages/page.ts'

export const pages = {
  reviews: {
    ...publicly,
    name: 'Reviews',
    // @says age of an account that may write a review
    description: 'What families say who have been with us for a week or more, good and bad by the same rule.',
    keywords: 'reviews, experiences, families',
  },
  deskReviews: {
    ...forStaff,
    name: 'Reviews Queue',
    description: 'New and changed reviews, to be read before they are shown.',
  },
} as const satisfies Pages
