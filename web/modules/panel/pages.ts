import { forStaff, type Pages } from '../../app/pages/page.ts'

/** The house's own figures, accounts and settings. */
export const pages = {
  admin: {
    name: 'Admin',
    description: 'Figures, accounts and settings.',
    keywords: '',
    audience: 'anyone',
    robots: 'noindex,nofollow',
    frame: 'none',
  },
  cpanel: {
    ...forStaff,
    name: 'Control Panel',
    description: 'Leads to the control panel.',
    canonical: '/admin-control-panel',
  },
} as const satisfies Pages
