// Through: site, info, legal, blog, quizzes
import { expect, type Page } from '../../support/browserTest.ts'
import { expectFilled, expectHead } from '../support/document.ts'
import { expectNoDeadLink } from '../support/links.ts'
import { addresses, listPages } from '../support/registry.ts'
import { PRIVATE, SPEC_ROUTES } from '../support/specRoutes.ts'
import { test } from '../support/unscripted.ts'

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

const expectWhole = async (page: Page): Promise<void> => {
  await expect(page.locator('h1'), 'one heading of the page').toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main'), 'one main').toHaveCount(1)
  await expect(page.locator('#root header, #root [role=banner]').first()).toBeAttached()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const main = page.locator('main')
  expect((await main.innerText()).split(/\s+/u).length, 'words').toBeGreaterThan(20)
  expect(await main.evaluate(unanswered), 'questions without an answer').toEqual([])
  expect(await main.evaluate(hidden), 'words that nobody can see').toEqual([])
}

test('each public route of the specification, and whatever search engines may show, is rendered', async () => {
  const pages = await listPages()
  const isRead = new Set(pages.filter(({ isRendered }) => isRendered).map(({ pattern }) => pattern))
  expect(SPEC_ROUTES.filter((path) => !isRead.has(path) && !PRIVATE.includes(path))).toEqual([])
  expect(pages.filter(({ isShown, isRendered }) => isShown && !isRendered)).toEqual([])
})

for (const address of await addresses())
  test(`${address.path} is a whole document, without script`, async ({ unscripted: page, request }) => {
    const answer = await page.goto(address.path, { waitUntil: 'domcontentloaded' })
    expect(answer?.status(), 'status').toBe(address.status)
    expectFilled((await answer?.text()) ?? '')
    await expectHead(page, request, address)
    if (address.page.isRendered) await expectWhole(page)
    await expectNoDeadLink(page, request)
  })
