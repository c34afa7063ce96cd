// Through: accounts, recipients, media, messages
import { expect, test, type Locator, type Page } from '../support/browserTest.ts'
import { PASSCODE, PASSWORD, peopleOf } from './support/author.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const MOST = 18
const SAID = /0:0[3-9]/

/** Counts what a newcomer has to press and fill in. */
const counting = () => {
  const done: string[] = []
  return {
    done,
    press: async (what: string, target: Locator) => {
      done.push(`press ${what}`)
      await target.click()
    },
    type: async (what: string, field: Locator, text: string) => {
      done.push(`type ${what}`)
      await field.fill(text)
    },
    /** A link in an email is a press too. */
    follow: async (what: string, page: Page, url: string) => {
      done.push(`press ${what}`)
      await page.goto(url)
    },
  }
}

test('a newcomer records a voice, tells who and when, and seals it in eighteen presses and fields at most', async ({
  page,
}) => {
  const { author, recipient } = peopleOf('first')
  const { done, press, type, follow } = counting()
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')

  await page.goto('/free-voice-messages')
  const ring = button('Start recording')
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    await expect(ring).toBeInViewport({ ratio: 1 })
  }
  await press('the ring', ring)
  await expect(page.getByRole('timer')).toContainText(SAID)
  await press('the ring once more', button('Stop recording'))
  await press('who it is for', button('Choose who it is for'))

  const signUp = dialog.getByRole('tabpanel', { name: 'Sign Up' })
  await type('an email address', signUp.getByLabel('Email'), author)
  await type('a password', signUp.getByLabel('Password', { exact: true }), PASSWORD)
  await press('to sign up', button('Create my account', signUp))
  await expect(page).toHaveURL(/\/schedule-message/)
  const confirming = await page.context().newPage()
  const mail = await mailboxOf(author).next(/Confirm your email address/)
  await follow('the link in the email', confirming, linkIn(mail, /verify-email/))
  await press('to confirm the address', button('Yes, this is my address', confirming))
  await expect(confirming.getByRole('heading', { level: 1 })).toContainText('Your address is confirmed')
  await confirming.close()

  await press('to add a person', button('Add a person'))
  await type('their name', dialog.getByLabel('Name', { exact: true }), 'Amelia')
  await type('their email address', dialog.getByLabel('Their email'), recipient)
  await press('to save the person', button('Save', dialog))
  await type('a passcode', dialog.getByRole('textbox', { name: 'Passcode', exact: true }), PASSCODE)
  await press('to save the passcode', button('Save', dialog))
  await expect(page.getByRole('checkbox', { name: /Amelia/ })).toBeChecked()
  await press('to go on', button('Continue'))

  await expect(page.getByRole('heading', { name: 'When should Amelia get it?' })).toBeVisible()
  await press('in five years', page.getByRole('radio', { name: /In 5 years/ }))
  await press('to go on', button('Continue'))
  await expect(page.getByText(/^Your recording, /)).toBeVisible()
  await expect(button('Seal this message')).toBeVisible({ timeout: 60_000 }) // it is being prepared
  await press('to seal it', button('Seal this message'))

  const sealed = page.getByRole('heading', { level: 1, name: /^Sealed for Amelia\./ })
  await expect(sealed).toContainText(String(new Date().getFullYear() + 5))
  await expect(page.getByRole('list', { name: 'What happens before that day' })).toContainText(
    'We’ll check in with you.',
  )
  await expect(page.getByText('It is the first strip in your block.')).toBeVisible()
  console.log(`From /free-voice-messages to “Sealed”: ${done.length} presses and typed fields`)
  expect(done.length, done.join(', ')).toBeLessThanOrEqual(MOST)
})
