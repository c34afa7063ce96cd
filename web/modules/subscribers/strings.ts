export const strings = {
  heading: 'Stay Connected',
  email: 'Your email',
  noScript: 'This box needs JavaScript.',
  subscribe: 'Subscribe',
  subscribing: 'Sending…',
  promise: 'No spam, unsubscribe anytime.',
} as const
