import { expect, heading, open, press, signIn, type Scene } from '../scene.ts'

/** What somebody sees who is not signed in, and what is empty at first. */
export const atTheDoor: readonly Scene[] = [
  {
    name: 'landing',
    words: 'The landing page',
    as: 'visitor',
    show: (visit) => open(visit, '/', 'Get Started'),
  },
  {
    name: 'sign-up',
    words: 'The dialog, to sign up',
    as: 'visitor',
    show: async ({ page }) => {
      await press(page, 'Get Started')
      await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
    },
  },
  {
    name: 'sign-in',
    words: 'The dialog, to sign in',
    as: 'visitor',
    show: async ({ page }) => {
      await page.getByRole('tab', { name: 'Sign In' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible()
    },
  },
  {
    name: 'not-found',
    words: 'An address that leads nowhere',
    as: 'visitor',
    isRefused: true,
    show: (visit) => open(visit, '/the-attic', 'Page Not Found'),
  },
  {
    name: 'mail-confirm',
    words: 'The email that asks to confirm an address',
    as: 'visitor',
    isMail: true,
    show: async ({ page, world }) => {
      await page.goto((await world.mails.confirm()).page)
    },
  },
  {
    name: 'verify-email',
    words: 'The page behind that email: nothing happens until the button is pressed',
    as: 'nora',
    show: async (visit) => open(visit, await visit.world.links.confirm(), 'Yes, this is my address'),
  },
  {
    name: 'verify-email-done',
    words: 'The address is confirmed',
    as: 'nora',
    show: async ({ page }) => {
      await press(page, 'Yes, this is my address')
      await heading(page, 'Your address is confirmed')
    },
  },
  {
    name: 'contact-asked',
    words: 'The page that asks someone to be a trusted contact',
    as: 'visitor',
    show: async (visit) => open(visit, await visit.world.links.trusted(), 'would like you to be a trusted contact'),
  },
  {
    name: 'dashboard-empty',
    words: 'The dashboard before the first message',
    as: 'nora',
    show: async (visit) => {
      await signIn(visit, 'nora')
      await open(visit, '/dashboard', 'Who should hear you first?')
    },
  },
  {
    name: 'messages-empty',
    words: 'My messages, with none yet',
    as: 'nora',
    show: (visit) => open(visit, '/future-messages', 'Nothing waiting.'),
  },
  {
    name: 'people-empty',
    words: 'People, with nobody yet',
    as: 'nora',
    show: (visit) => open(visit, '/connections', 'Add a person'),
  },
]
