import { forStaff, type Pages } from '../../app/pages/page.ts'

/** The desks of all that happened. */
export const pages = {
  controlPanel: {
    ...forStaff,
    name: 'Control Panel',
    description: 'Status of all messages, and the ones that need attention.',
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
