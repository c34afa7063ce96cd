import type { Pages } from './page.ts'

const staff = { audience: 'staff', robots: 'noindex,nofollow', keywords: '' } as const

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
    ...staff,
    name: 'Control Panel',
    description: 'How all messages stand, and those that need somebody.',
  },
  deskSupport: {
    ...staff,
    name: 'Support Inbox',
    description: 'What people wrote to us, and what waits for an answer.',
  },
  deskConversation: {
    ...staff,
    name: 'Conversation',
    description: 'One conversation with somebody who wrote to us.',
  },
  deskReviews: {
    ...staff,
    name: 'Reviews Queue',
    description: 'New and changed reviews, to be read before they are shown.',
  },
  cpanel: {
    ...staff,
    name: 'Control Panel',
    description: 'Leads to the control panel.',
    canonical: '/admin-control-panel',
  },
  deskHistory: {
    ...staff,
    name: 'History',
    description: 'Everything that ever happened, in order, held together by hashes.',
  },
  deskStream: {
    ...staff,
    name: 'History of One Stream',
    description: 'All events of one stream, sealed fields closed.',
  },
} as const satisfies Pages
