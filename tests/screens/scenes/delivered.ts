import { expect } from '@playwright/test'
import { heading, main, open, press, signIn, type Scene, type Visit } from '../scene.ts'
import { PASSCODE } from '../world.ts'

const give = async ({ page }: Visit, passcode: string): Promise<void> => {
  await page.getByLabel('Passcode').fill(passcode)
  await press(page, 'Open the message')
}

/** What the recipient gets, and what its author sees afterwards. */
export const delivered: readonly Scene[] = [
  {
    name: 'mail-delivery',
    words: 'The mail to the recipient',
    as: 'visitor',
    isMail: true,
    show: async ({ page, world }) => {
      await page.goto((await world.mails.delivery()).page)
    },
  },
  {
    name: 'recipient-envelope',
    words: "The recipient's page: who left it and when, never the title",
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
      await press(page, 'Open')
      await heading(page, 'Show us it is you')
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
    name: 'recipient-open',
    words: 'The message: the voice and the letter',
    as: 'amelia',
    show: async (visit) => {
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
    words: 'Somebody would rather not receive it',
    as: 'joseph',
    show: async (visit) => {
      await open(visit, await visit.world.links.delivery('joseph'), 'left something for you')
      await press(visit.page, /rather not receive/)
      await heading(visit.page, 'Nothing more will come')
    },
  },
  {
    name: 'message-delivered',
    words: "A delivered message's page",
    as: 'ruth',
    show: async (visit) => {
      await signIn(visit, 'ruth')
      await open(visit, `/future-messages/${visit.world.messages.sent}`, 'Amelia unlocked it')
      await expect(main(visit.page)).toContainText('Delivered to Amelia')
    },
  },
]
