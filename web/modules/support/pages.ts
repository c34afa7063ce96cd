import { byLink, forStaff, publicly, type Pages } from '../../app/pages/page.ts'

/** Ways to reach the people of the house, and their desk. */
export const pages = {
  contact: {
    ...publicly,
    name: 'Contact',
    // @says hours until the first answer that support promises
    description: 'Write, call or chat. A person reads it; if someone has died, a person answers within an hour.',
    keywords: 'contact us, support, help, bereavement, phone',
    structuredData: () => [{ '@type': 'ContactPage', name: 'Contact' }],
  },
  conversation: {
    ...byLink,
    name: 'Conversation',
    description: 'What you asked us, and what we answered.',
  },
  deskSupport: {
    ...forStaff,
    name: 'Support Inbox',
    description: 'What people wrote to us, and what waits for an answer.',
  },
  deskConversation: {
    ...forStaff,
    name: 'Conversation',
    description: 'One conversation with someone who wrote to us.',
  },
} as const satisfies Pages
