import { expect, main, open, press, signIn, type Scene, type Visit } from '../scene.ts'

const step = (visit: Visit, draft: 'begun' | 'finished', number: number, sign: string | RegExp) =>
  open(visit, `/schedule-message?draft=${visit.world.messages[draft]}&step=${number}`, sign)

/** What an author sees while nothing is asked. */
export const writing: readonly Scene[] = [
  {
    name: 'people',
    words: 'People, one of them still without a passcode',
    as: 'ruth',
    show: async (visit) => {
      await signIn(visit, 'ruth')
      await open(visit, '/connections', 'Thomas Hale')
    },
  },
  {
    name: 'person-add',
    words: 'The dialog that adds a person',
    as: 'ruth',
    show: async ({ page }) => {
      await press(page, 'Add a person')
      await expect(page.getByRole('dialog').getByLabel('Their email')).toBeVisible()
    },
  },
  {
    name: 'contacts',
    words: 'The trusted contacts of an author',
    as: 'ruth',
    show: (visit) => open(visit, '/legacy/contacts', 'Asked, no answer yet'),
  },
  {
    name: 'schedule-1-who',
    words: 'Schedule a message, step 1: who should have it',
    as: 'ruth',
    show: async (visit) => {
      await open(visit, '/schedule-message', 'Thomas Hale')
      await visit.page.getByText('Amelia', { exact: true }).first().click()
    },
  },
  {
    name: 'schedule-2-idle',
    words: 'Step 2: the recorder before a recording',
    as: 'ruth',
    show: (visit) => step(visit, 'begun', 2, 'Say it in your own words'),
  },
  {
    name: 'schedule-2-recording',
    words: 'Step 2: recording',
    as: 'ruth',
    show: async ({ page }) => {
      await press(page, 'Start recording')
      await expect(page.getByRole('timer')).toContainText('0:03', { timeout: 15_000 })
    },
  },
  {
    name: 'schedule-2-words',
    words: 'Step 2: the words of a recording, with their times',
    as: 'ruth',
    show: async (visit) => {
      await step(visit, 'finished', 2, 'Say it in your own words')
      await visit.page.getByRole('tab', { name: 'Voice' }).click()
      await visit.page.getByText('The words you wrote down').click()
      await expect(visit.page.getByLabel('Transcript, one line per sentence')).toHaveValue(/big spoon/)
    },
  },
  {
    name: 'schedule-2-letter',
    words: 'Step 2: a letter',
    as: 'ruth',
    show: async (visit) => {
      await step(visit, 'finished', 2, 'Say it in your own words')
      await visit.page.getByRole('tab', { name: 'Letter' }).click()
      await expect(visit.page.getByLabel('Your letter')).toHaveValue(/big spoon/)
    },
  },
  {
    name: 'schedule-3-when',
    words: 'Step 3: the day, from those that are offered or one of their own',
    as: 'ruth',
    show: (visit) => step(visit, 'finished', 3, 'When should Amelia get it?'),
  },
  {
    name: 'schedule-3-kept',
    words: 'Step 3: a message that has no day',
    as: 'ruth',
    show: async ({ page }) => {
      await press(page, 'After my death, or when something happens')
      await page.getByRole('radio', { name: 'After my death' }).check()
      await expect(main(page)).toContainText('If your trusted contacts tell us')
      await page.getByRole('button', { name: 'On a day I choose' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'schedule-3-rules',
    words: 'Step 3: the details of a message',
    as: 'ruth',
    show: async ({ page }) => {
      await press(page, 'On a day I choose')
      await page.getByRole('radio', { name: 'In 5 years' }).check()
      await press(page, 'Change the details')
      await expect(page.getByRole('dialog')).toContainText('Details of this message')
    },
  },
  {
    name: 'schedule-4-seal',
    words: 'Step 4: checked once more before it is sealed',
    as: 'ruth',
    show: (visit) => step(visit, 'finished', 4, 'Seal this message'),
  },
  {
    name: 'schedule-4-email',
    words: 'Step 4: the email as it will come',
    as: 'ruth',
    show: async ({ page }) => {
      await press(page, 'The email')
      await expect(page.getByRole('dialog')).toContainText('left something for you')
    },
  },
  {
    name: 'schedule-4-page',
    words: 'Step 4: the page that the email opens, before it is unlocked',
    as: 'ruth',
    show: async ({ page }) => {
      await page.keyboard.press('Escape')
      await press(page, 'The page it opens')
      await expect(page.getByRole('dialog')).toContainText('before it is unlocked')
    },
  },
  {
    name: 'message-draft',
    words: 'A draft’s page',
    as: 'ruth',
    show: (visit) => open(visit, `/future-messages/${visit.world.messages.draft}`, 'What is inside'),
  },
  {
    name: 'schedule-5-sealed',
    words: 'Sealed: who gets it, on which day, and what happens before',
    as: 'ruth',
    show: async (visit) => {
      await open(visit, `/future-messages/${visit.world.messages.sealed}/sealed`, 'Sealed for Amelia.')
      await expect(visit.page.getByText(/strip in your block/)).toBeVisible()
    },
  },
  {
    name: 'message-sealed',
    words: 'A sealed message’s page',
    as: 'ruth',
    show: (visit) => open(visit, `/future-messages/${visit.world.messages.sealed}`, 'You sealed it'),
  },
]
