import { readAndPress } from '../../support/read.ts'
import { expect, heading, main, open, press, signIn, type Scene, type Visit } from '../scene.ts'
import { PASSCODE } from '../world.ts'

const give = async ({ page }: Visit, passcode: string): Promise<void> => {
  await page.getByLabel('Passcode').fill(passcode)
  await readAndPress(page.getByRole('button', { name: 'Open the message' }))
}

/** What the recipient gets, and what its author sees afterwards. */
export const delivered: readonly Scene[] = [
  {
    name: 'mail-delivery',
    words: 'The email to the recipient',
    as: 'visitor',
    isMail: true,
    show: async ({ page, world }) => {
      await page.goto((await world.mails.delivery()).page)
    },
  },
  {
    name: 'recipient-envelope',
    words: 'The recipient’s page: who left it and when, never the title',
    as: 'amelia',
    show: async (visit) => open(visit, await visit.world.links.delivery('amelia'), 'left something for you'),
  },
  {
    name: 'recipient-later',
    words: 'Not now: nothing was opened, and nobody is told',
    as: 'amelia',
    show: async (visit) => {
      await visit.page.getByRole('link', { name: 'Not now' }).click()
      await heading(visit.page, 'It will be here')
      await visit.page.getByRole('link', { name: 'Back to the message' }).click()
      await heading(visit.page, 'left something for you')
    },
  },
  {
    name: 'recipient-passcode',
    words: 'The passcode, with the hint',
    as: 'amelia',
    show: async ({ page }) => {
      await readAndPress(page.getByRole('button', { name: 'Open', exact: true }))
      await heading(page, 'Please confirm it’s you')
    },
  },
  {
    name: 'recipient-wrong',
    words: 'A wrong passcode',
    as: 'amelia',
    isRefused: true,
    show: async (visit) => {
      await give(visit, 'starlings')
      await expect(visit.page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'contact-agreed',
    words: 'A trusted contact who said yes',
    as: 'visitor',
    show: async (visit) => {
      await open(visit, await visit.world.links.trusted(), 'would like you to be a trusted contact')
      await readAndPress(visit.page.getByRole('button', { name: 'Yes, you may write to me' }))
      await heading(visit.page, 'You are a trusted contact of Ruth')
    },
  },
  {
    name: 'recipient-ways-in',
    words: 'I can’t get in: who can help, and what happens then',
    as: 'amelia',
    show: async ({ page }) => {
      await press(page, 'I can’t get in')
      await heading(page, 'Trouble opening it?')
    },
  },
  {
    name: 'recipient-asked-contacts',
    words: 'The people whom the author trusts are asked',
    as: 'amelia',
    show: async ({ page }) => {
      await readAndPress(page.getByRole('button', { name: /^Ask the people Ruth/ }))
      await expect(page.getByRole('status')).toContainText('We have asked the people Ruth')
    },
  },
  {
    name: 'contact-confirm',
    words: 'The page that asks a contact whether it is really them',
    as: 'visitor',
    show: async (visit) => open(visit, await visit.world.links.confirmed('clara'), 'Is it really Amelia?'),
  },
  {
    name: 'contact-confirmed',
    words: 'A contact said yes',
    as: 'visitor',
    show: async (visit) => {
      await readAndPress(visit.page.getByRole('button', { name: 'Yes, I know them and they asked me' }))
      await heading(visit.page, 'Thank you')
    },
  },
  {
    name: 'message-confirmed',
    words: 'A message’s page while its recipient gets in by a trusted contact’s word',
    as: 'ruth',
    show: async (visit) => {
      await signIn(visit, 'ruth')
      await open(visit, `/future-messages/${visit.world.messages.sent}`, 'A trusted contact confirmed it’s Amelia')
    },
  },
  {
    name: 'recipient-by-code',
    words: 'Six digits by email in place of the passcode',
    as: 'amelia',
    show: async (visit) => {
      await open(visit, await visit.world.links.delivery('amelia'), /Someone Ruth( Hale)? trusts has told us/)
      await visit.page.getByRole('link', { name: 'I know the answer after all' }).click()
      await expect(visit.page.getByLabel('Passcode')).toBeVisible()
      await visit.page.goBack()
    },
  },
  {
    name: 'recipient-open',
    words: 'The message: the voice and the letter',
    as: 'amelia',
    show: async (visit) => {
      await visit.page.getByRole('link', { name: 'I know the answer after all' }).click()
      await give(visit, PASSCODE)
      await expect(visit.page.getByRole('button', { name: 'Play the message' })).toBeVisible()
    },
  },
  {
    name: 'recipient-answering',
    words: 'Thanks with one tap, words, or a voice',
    as: 'amelia',
    show: async ({ page }) => {
      await press(page, 'Say thank you')
      await expect(page.getByText('You said thank you.')).toBeVisible()
      await page.getByText('Write or record a reply').click()
      await expect(page.getByRole('button', { name: 'Record your voice' })).toBeVisible()
    },
  },
  {
    name: 'recipient-declined',
    words: 'Someone would rather not receive it',
    as: 'joseph',
    show: async (visit) => {
      await open(visit, await visit.world.links.delivery('joseph'), 'left something for you')
      await readAndPress(visit.page.getByRole('button', { name: /rather not receive/ }))
      await heading(visit.page, 'Nothing more will come')
    },
  },
  {
    name: 'message-delivered',
    words: 'A delivered message’s page',
    as: 'ruth',
    show: async (visit) => {
      await open(visit, `/future-messages/${visit.world.messages.sent}`, 'Amelia opened it')
      await expect(main(visit.page)).toContainText('Delivered to Amelia')
    },
  },
]
