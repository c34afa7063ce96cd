// Through: site, accounts, recipients, media, messages
import { expect, test, type Locator, type Page } from '../support/browserTest.ts'
import { PASSWORD, peopleOf } from './support/author.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

const SAID = /0:0[3-9]/
/** Words that are shown from the recorder to "Sealed", each page's once. */
const MOST_WORDS = 600
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const
/** From the first page to the recorder: by the hero's own button, or by the prices. */
const WAYS = {
  'the hero': { presses: ['Record a first minute'], most: 16 },
  'the prices': { presses: ['Begin Your Legacy FREE', 'Record a first minute'], most: 17 },
} as const

/** Counts what a newcomer has to press, fill in and read. */
const counting = (page: Page) => {
  const done: string[] = []
  const read = new Set<string>()
  return {
    done,
    words: () => [...read].join(' ').split(/\s+/u).filter(Boolean).length,
    /** Every line that stands before them, once. */
    look: async () => {
      const shown = (await page.getByRole('dialog').isVisible()) ? page.getByRole('dialog') : page.getByRole('main')
      for (const line of (await shown.innerText()).split('\n')) read.add(line.trim())
    },
    press: async (what: string, target: Locator) => {
      done.push(`press ${what}`)
      await target.click()
    },
    type: async (what: string, field: Locator, text: string) => {
      done.push(`type ${what}`)
      await field.fill(text)
    },
    /** A link in an email is a press too. */
    follow: async (what: string, other: Page, url: string) => {
      done.push(`press ${what}`)
      await other.goto(url)
    },
  }
}

for (const viewport of WIDTHS)
  for (const [way, { presses, most }] of Object.entries(WAYS))
    test(`a newcomer speaks, and seals it, in ${most} presses and fields at most: by ${way}, ${viewport.width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const { author, recipient } = peopleOf('first')
      const { done, words, look, press, type, follow } = counting(page)
      const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })
      const dialog = page.getByRole('dialog')

      await page.goto('/')
      for (const name of presses) await press(name, page.getByRole('main').getByRole('link', { name }).first())
      const ring = button('Start recording')
      await expect(ring).toBeInViewport({ ratio: 1 })
      await look()
      await press('the ring', ring)
      await expect(page.getByRole('timer')).toContainText(SAID)
      await press('the ring once more', button('Stop recording'))
      await press('who it is for', button('Choose who it is for'))

      const signUp = dialog.getByRole('tabpanel', { name: 'Sign Up' })
      await type('an email address', signUp.getByLabel('Email'), author)
      await look()
      await type('a password', signUp.getByLabel('Password', { exact: true }), PASSWORD)
      await press('to sign up', button('Create my account', signUp))
      await expect(page).toHaveURL(/\/schedule-message/)

      await type('their name', page.getByLabel('Name', { exact: true }), 'Amelia')
      await look()
      await type('their email address', page.getByLabel('Their email'), recipient)
      await press('to go on', button('Continue'))

      await expect(page.getByRole('heading', { name: 'When should Amelia get it?' })).toBeVisible()
      await press('in five years', page.getByRole('radio', { name: /In 5 years/ }))
      await look()
      await press('to go on', button('Continue'))
      await expect(page.getByText(/^Your recording, /)).toBeVisible()
      await expect(page.getByText(/six digits/)).toBeVisible()
      await expect(button('Seal this message')).toBeVisible({ timeout: 60_000 }) // it is being prepared
      await look()
      await press('to seal it', button('Seal this message'))

      await expect(page.getByText('Please confirm your email').first()).toBeVisible()
      await look()
      const confirming = await page.context().newPage()
      const mail = await mailboxOf(author).next(/Confirm your email address/)
      await follow('the link in the email', confirming, linkIn(mail, /verify-email/))
      await press('to confirm the address', button('Yes, this is my address', confirming))
      await expect(confirming.getByRole('heading', { level: 1 })).toContainText('Your address is confirmed')
      // Whether or not the tab that waited has sealed it meanwhile.
      await expect(confirming.getByRole('link', { name: 'Go to my message', exact: true })).toBeVisible()
      await confirming.close()

      // The tab that waited goes on by itself.
      const sealed = page.getByRole('heading', { level: 1, name: /^Sealed for Amelia\./ })
      await expect(sealed).toContainText(String(new Date().getFullYear() + 5))
      await look()
      await expect(page.getByRole('list', { name: 'What happens before that day' })).toContainText(
        'We’ll check in with you.',
      )
      await expect(page.getByText('It is the first strip in your block.')).toBeVisible()
      console.log(`By ${way} to “Sealed”: ${done.length} presses and typed fields, ${words()} words`)
      expect(done.length, done.join(', ')).toBeLessThanOrEqual(most)
      expect(words()).toBeLessThanOrEqual(MOST_WORDS)
    })
