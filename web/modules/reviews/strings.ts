export const strings = {
  title: 'Reviews',
  // @says age of an account that may write a review
  line: 'Written by families who have been with us for a week or more and keep something here. We publish good and bad reviews alike, and nobody is paid to write one.',
  sort: 'Order',
  newest: 'Newest',
  highest: 'Best first',
  lowest: 'Worst first',
  empty: 'No reviews yet. The first one may be yours.',
  signIn: 'Sign in to write one',
  fetching: 'Still fetching the reviews',
  summary: (average: number, count: number) => `${average} of 5, from ${count} reviews.`,
  stars: (stars: number) => `${stars} of 5`,
  edited: 'edited',
  worksHere: 'works here',
  write: 'Write a review',
  change: 'Change your review',
  name: 'Name to show',
  howGood: 'How good is it?',
  text: 'What should others know?',
  send: 'Send the review',
  sending: 'Sending…',
  pending: 'A person reads your review before it is shown.',
  approved: 'Your review is shown. If you change it, we read it once more.',
  refused: 'Your review is not shown: {reason}. You may change it.',
  how: 'How we know',
  howAnswer:
    // @says age of an account that may write a review
    'A review needs an account of at least seven days that keeps a message. Staff read each one, and leave out only what is not about us, names private things of others, abuses someone, or advertises. Our team members say so.',
} as const

export const reasons = {
  not_about_us: 'it is not about us',
  personal_data: 'it names private things of others',
  abuse: 'it abuses someone',
  advertising: 'it advertises something',
} as const

export const deskStrings = {
  title: 'Reviews',
  line: 'New and changed reviews, to be read before they are shown. Do not reject a review for its rating.',
  empty: 'Nothing waits to be read.',
  approve: 'Show it',
  refuse: 'Leave it out, because',
} as const
