import { forStaff, type Pages } from './page.ts'

/** The house itself: for staff. */
export const admin = {
  admin: {
    name: 'Admin',
    description: 'The figures, the accounts and the settings of the house.',
    keywords: '',
    audience: 'anyone',
    robots: 'noindex,nofollow',
    frame: 'none',
  },
  controlPanel: {
    ...forStaff,
    name: 'Control Panel',
    description: 'How all messages stand, and those that need somebody.',
  },
  deskSupport: {
    ...forStaff,
    name: 'Support Inbox',
    description: 'What people wrote to us, and what waits for an answer.',
  },
  deskConversation: {
    ...forStaff,
    name: 'Conversation',
    description: 'One conversation with somebody who wrote to us.',
  },
  cpanel: {
    ...forStaff,
    name: 'Control Panel',
    description: 'Leads to the control panel.',
    canonical: '/admin-control-panel',
  },
  deskHistory: {
    ...forStaff,
    name: 'History',
    description: 'Everything that ever happened, in order, held together by hashes.',
  },
  deskStream: {
    ...forStaff,
    name: 'History of One Stream',
    description: 'All events of one stream, sealed fields closed.',
  },
} as const satisfies Pages
