// Through: accounts
import { expect, test } from '../../support/browserTest.ts'
import { newVisitor } from '../support/visitors.ts'

test('where it is switched on, a press opens the account of a made-up person', async ({ page }) => {
  const { email } = await newVisitor('ada')
  await page.goto('/test-login')
  await page.getByRole('main').getByRole('button', { name: email }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const own = await page.request.get('/api/account')
  expect(await own.json()).toMatchObject({ email })
})
