import { expect, test } from '@playwright/test'
import { addresses, listPages } from '../support/registry.ts'
import { MENUS } from '../support/shell.ts'
import { PRIVATE, SPEC_ROUTES } from '../support/specRoutes.ts'

test.use({ javaScriptEnabled: false })

const AT_ONCE = 10
const rendered = (await addresses()).filter(({ page }) => page.isRendered)
const groups = Array.from({ length: Math.ceil(rendered.length / AT_ONCE) }, (_, index) =>
  rendered.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
)

/** Runs in a browser: what of the page nobody can see. A closed answer opens by itself, without script: it is opened. */
const hidden = (main: HTMLElement): string[] => {
  for (const answer of main.querySelectorAll('details')) answer.open = true
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim() ?? ''
    const parent = texts.currentNode.parentElement
    if (words.length < 20 || !parent || parent.closest('script, style, noscript, [aria-live], output')) continue
    const isSeen = parent.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    if (!isSeen) found.push(words.slice(0, 80))
  }
  return found
}

/** Runs in a browser: questions whose answer is not in the page. */
const unanswered = (main: HTMLElement): string[] =>
  [...main.querySelectorAll('details')].flatMap(({ textContent, firstElementChild }) => {
    const question = firstElementChild?.textContent ?? ''
    return textContent.length > question.length + 10 ? [] : [question]
  })

test('each public route of the specification, and whatever search engines may show, is rendered', async () => {
  const pages = await listPages()
  const isRead = new Set(pages.filter(({ isRendered }) => isRendered).map(({ pattern }) => pattern))
  expect(SPEC_ROUTES.filter((path) => !isRead.has(path) && !PRIVATE.includes(path))).toEqual([])
  expect(pages.filter(({ isShown, isRendered }) => isShown && !isRendered)).toEqual([])
})

for (const group of groups)
  test(`without script ${group[0]?.path} and what follows it read completely`, async ({ page }) => {
    for (const { path } of group) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('dialog'), path).toHaveCount(0)
      const main = page.locator('main')
      expect((await main.innerText()).split(/\s+/u).length, `words of ${path}`).toBeGreaterThan(20)
      expect(await main.evaluate(unanswered), path).toEqual([])
      expect(await main.evaluate(hidden), path).toEqual([])
    }
  })

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
