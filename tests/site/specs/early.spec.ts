// Through: site
import { Buffer } from 'node:buffer'
import { expect, test, type Page } from '../../support/browserTest.ts'
import { mailboxOf } from '../../journeys/support/mailbox.ts'
import { hydrated } from '../support/hydrated.ts'

/** The page as it is while its script is still on the way, and a way to let it come. */
const withoutScriptYet = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/u, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letCome
}

test('what is chosen and written before the script has come stays, and counts', async ({ page }) => {
  const letCome = await withoutScriptYet(page, '/contact')
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /Someone has died/u }).check()
  await main.getByLabel('Your name').fill('Nell')
  await main.getByLabel('Your email').fill('nell@hale.example')
  letCome()
  await hydrated(main.getByRole('button', { name: 'Send' }))
  await expect(main).toContainText('You do not have to do anything today.')
  await expect(main.getByLabel('Your name')).toHaveValue('Nell')
  await expect(main.getByLabel('Your email')).toHaveValue('nell@hale.example')
})

test('a file that was chosen before the script has come goes along', async ({ page }) => {
  const letCome = await withoutScriptYet(page, '/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Your name').fill('Nell')
  await main.getByLabel('Your email').fill('nell@hale.example')
  await main.getByLabel('Your message').fill('It is torn.')
  const buffer = Buffer.from('\x89PNG\r\n\x1A\n torn', 'latin1')
  await main.getByLabel('A file').setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer })
  letCome()
  const send = main.getByRole('button', { name: 'Send' })
  await hydrated(send)
  await send.click()
  await expect(main.getByRole('listitem')).toHaveText([/It is torn\./u, /A picture, 1 KB/u])
})

test('a button that was pressed before the script has come is answered then', async ({ page }) => {
  const letCome = await withoutScriptYet(page, '/')
  await page.getByRole('button', { name: 'Get Started' }).first().click()
  letCome()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Sign Up' })).toBeVisible()
})

test('a form that was sent before the script has come is sent then, and its words stand in no address', async ({
  page,
}) => {
  const letCome = await withoutScriptYet(page, '/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Your name').fill('Nell')
  await main.getByLabel('Your email').fill('nell@hale.example')
  await main.getByLabel('Your message').fill('It is torn.')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await main.getByLabel('Your email').press('Enter')
  letCome()
  await expect(main.getByRole('listitem')).toHaveText([/It is torn\./u])
  expect(asked.filter((address) => /torn|nell/iu.test(address))).toEqual([])
})

test('what is written stays when another topic is chosen', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await hydrated(main.getByRole('button', { name: 'Send' }))
  await main.getByLabel('Your name').fill('Nell')
  await main.getByRole('radio', { name: /Someone has died/u }).check()
  await expect(main).toContainText('You do not have to do anything today.')
  await expect(main.getByLabel('Your name')).toHaveValue('Nell')
})

test('whoever asks for the letters before the script has come is no machine, and is written to', async ({ page }) => {
  const letCome = await withoutScriptYet(page, '/about')
  const address = `early-${Date.now()}@hale.example`
  const box = page.getByRole('region', { name: 'Stay Connected' })
  await box.getByLabel('Your email').fill(address)
  // A machine is faster than two seconds.
  await page.waitForFunction(() => performance.now() > 2_100)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  letCome()
  await expect(box).toContainText('Check your inbox')
  await mailboxOf(address).next(/Would you like/u)
})
