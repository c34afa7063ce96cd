// Through: site
import { expect, test } from '../../support/browserTest.ts'
import { MENUS } from '../support/shell.ts'

test.use({ javaScriptEnabled: false })

test('without script the links of the menus stand in the footer', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const path of Object.values(MENUS).flat())
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible()
})

test('without script the prices of the year stand beside those of the quarter', async ({ page }) => {
  await page.goto('/pricing')
  for (const [name, year, saving] of [
    ['Memory Plus', '$80 per year', 'Save $20 per year'],
    ['Complete Legacy', '$102 per year', 'Save $26 per year'],
  ] as const)
    for (const words of [year, saving]) await expect(page.getByRole('article', { name })).toContainText(words)
})

test('without script the blog is searched and read on by its address', async ({ page }) => {
  await page.goto('/blog')
  await page.getByPlaceholder('Search articles...').fill('dementia')
  await page.getByPlaceholder('Search articles...').press('Enter')
  await expect(page).toHaveURL(/\/blog\?q=dementia$/u)
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('article').first()).toBeVisible()
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Load More Articles' }).click()
  await expect(page.getByRole('region', { name: 'Articles' }).getByRole('article')).toHaveCount(8)
})
