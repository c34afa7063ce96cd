import { byLink, publicly, type Pages } from './page.ts'

/** Ways to reach the people of the house, reviews, the demo and the newsletter. */
export const house = {
  contact: {
    ...publicly,
    name: 'Contact',
    description: 'Write, call or chat. A person reads it; if someone has died, a person answers within an hour.',
    keywords: 'contact, support, help, bereavement, phone',
    structuredData: () => [{ '@type': 'ContactPage', name: 'Contact' }],
  },
  demo: {
    ...publicly,
    name: 'Demo',
    description: 'Look around in a made-up family, for you alone: no password, no mail, and gone after two hours.',
    keywords: 'demo, try, example family, look around',
  },
  conversation: {
    ...byLink,
    name: 'Conversation',
    description: 'What you asked us, and what we answered.',
  },
} as const satisfies Pages
