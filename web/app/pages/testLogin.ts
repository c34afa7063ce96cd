import { byLink, type Pages } from './page.ts'

/** For people who try the app out; no house in production has it. */
export const testLogin = {
  testLogin: {
    ...byLink,
    name: 'Test Login',
    description: 'Come in as one of the made-up people of this installation, without a password.',
  },
} as const satisfies Pages
