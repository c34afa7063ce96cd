export const strings = {
  heading: 'Stay Connected',
  email: 'Your email',
  subscribe: 'Subscribe',
  subscribing: 'Sending…',
  promise: 'No spam, unsubscribe anytime.',
} as const
