import { expect, test, type Browser } from '@playwright/test'
import { dayMs } from './support/author.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'

/** The undo time, and the least time that one mail needs before it. */
const AN_HOUR = 1 / 24
const WITHIN_MS = 4 * AN_HOUR * dayMs
const LETTER = 'The blue tin is on the shelf above the stove.'

const toAmelia = async (browser: Browser, journey: string, mailbox: string) => {
  const family = await newFamily(browser, journey, mailbox)
  const message = await family.draft({
    title: 'The blue tin',
    body: LETTER,
    recipientIds: [await family.person('Amelia')],
  })
  return { ...family, message, amelia: family.addressOf('amelia') }
}
const goesOut = async ({ seal, openMessage }: Family, message: string) => {
  await seal(message, AN_HOUR, 'always')
  await openMessage(message)
}

test('a check that comes back while delivery can be undone takes the message back, and it is asked about again', async ({
  browser,
}) => {
  const { message, amelia, ...family } = await toAmelia(browser, 'regrets', 'regrets-ruth')
  const { main, chip } = family
  await goesOut(family, message)
  await expect(main).toContainText('Delivery began', { timeout: WITHIN_MS })
  await expect(chip('We could not reach you')).toBeVisible()
  await expect(main).toContainText('The confirmation came back to us')
  await expect(main).toContainText('Before the first mail. Nobody has heard of it.')
  const wouldHaveLeft = Date.now() + 1.5 * AN_HOUR * dayMs
  await expect.poll(() => Date.now(), { timeout: WITHIN_MS }).toBeGreaterThan(wouldHaveLeft)
  expect(await mailboxOf(amelia).read(/./)).toEqual([])
})

test('whoever says no while delivery can be undone gets nothing, and the author hears why', async ({ browser }) => {
  const { message, amelia, ...family } = await toAmelia(browser, 'refusal', 'ruth')
  const { page, main, chip, email } = family
  await page.goto('/connections')
  await page.getByRole('button', { name: 'Ask if they want messages for Amelia' }).click()
  const asked = await mailboxOf(amelia).next(/May Ruth leave a message for you/)
  const hers = await (await browser.newContext()).newPage()
  await hers.goto(linkIn(asked, /\/d\//))
  await goesOut(family, message)
  await expect(chip('Delivery starts')).toBeVisible({ timeout: WITHIN_MS })
  await hers.getByRole('button', { name: "I'd rather not" }).click()
  await heading(hers, 'Nothing will come')
  await expect(chip('Could not be delivered')).toBeVisible({ timeout: WITHIN_MS })
  await expect(main).toContainText('Amelia would rather not receive it')
  await lookAt(page, { name: 'message-undeliverable' })
  const told = await mailboxOf(email).next(/Your message did not reach Amelia/)
  expect(told.text).toContain('Amelia would rather not receive it, so we sent nothing.')
  expect(await mailboxOf(amelia).read(/left something/)).toEqual([])
})
