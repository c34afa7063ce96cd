/** The strings of the page of all replies. */
export const strings = {
  line: 'What people sent back to you, the newest first.',
  emptyTitle: 'No replies yet',
  emptyLine: 'When someone opens a message, they can reply in words or with their voice. It comes to this page.',
  newOnes: (n: number): string => `${n} new`,
  isNew: 'New',
  unknown: 'Someone you wrote to',
  about: 'About',
  unnamed: 'a message without a name',
  more: 'Show more',
} as const
