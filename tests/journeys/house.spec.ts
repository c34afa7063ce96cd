// Through: support, reviews, subscribers, panel, settings
import { expect, test } from '../support/browserTest.ts'
import { linkIn, mailboxOf } from './support/mailbox.ts'
import { readAndPress } from '../support/read.ts'

const fresh = (name: string) => `${name}-${Date.now().toString(36)}@hale.example`

test('someone writes to the house, and goes on talking on another device by the email', async ({ page, browser }) => {
  const address = fresh('nell')
  await page.goto('/contact')
  await page.getByRole('radio', { name: /Someone has died/ }).check()
  await expect(page.getByText('You do not have to do anything today.')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByLabel('Your name').fill('Nell')
  await main.getByLabel('Your email').fill('nowhere')
  await main.getByLabel('Who died, and how were you related?').fill('My mother <b>Ruth</b>.')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByRole('link', { name: 'Please enter a valid email' })).toBeVisible()
  await main.getByLabel('Your email').fill(address)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/contact\/[0-9a-f-]{36}$/)
  await expect(main).toContainText(/Its number is [0-9A-F]{4}-[0-9A-F]{4}/)
  await expect(main).toContainText('My mother <b>Ruth</b>.')

  const mail = await mailboxOf(address).next(/We have your message/)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(new URL(page.url()).pathname)
  await expect(phone.getByRole('main')).toContainText('opens on the device where you began it')
  await phone.goto(linkIn(mail, /\/contact\//))
  await expect(phone).toHaveURL(page.url())
  await phone.getByLabel('Your answer').fill('I am her daughter.')
  await phone.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByRole('listitem').filter({ hasText: 'I am her daughter.' })).toBeVisible()
})

test('the letters are asked for in the footer, confirmed by the email and left again', async ({ page, browser }) => {
  const address = fresh('nora')
  await page.goto('/')
  const box = page.getByRole('region', { name: 'Stay Connected' })
  await box.getByLabel('Your email').fill(address)
  // Whoever asks within two seconds of the page is taken for a machine.
  await page.waitForFunction(() => performance.now() > 4_000)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box).toContainText('Check your inbox to confirm.')

  const mail = await mailboxOf(address).next(/Would you like letters/)
  const other = await (await browser.newContext()).newPage()
  await other.goto(linkIn(mail, /newsletter\/confirm/))
  await readAndPress(other.getByRole('button', { name: 'Confirm' }))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you. You are on our list')
  await other.goto(linkIn(mail, /newsletter\/u/))
  await readAndPress(other.getByRole('button', { name: 'Unsubscribe' }))
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You will get no more of our letters')
})
