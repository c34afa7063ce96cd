// Through: site, info, legal, blog, quizzes
import { expect, test, type Page } from '../../support/browserTest.ts'
import { expectNamed } from '../support/document.ts'
import { axeFindings, tooWide } from '../support/layout.ts'
import { expectNoDeadLink } from '../support/links.ts'
import { addresses, listPages } from '../support/registry.ts'
import { listenTo } from '../support/said.ts'
import { SPEC_ROUTES } from '../support/specRoutes.ts'
import { templates } from '../support/templates.ts'

const all = await addresses()
const { parts, chosen } = await templates()

test('the specification has 77 routes, and each has its page', async () => {
  expect(SPEC_ROUTES).toHaveLength(77)
  const known = (await listPages()).map(({ pattern }) => pattern)
  expect(SPEC_ROUTES.filter((path) => !known.includes(path))).toEqual([])
})

test('whatever a page is made of stands on a page that is looked at', () => {
  const seen = new Set(chosen.flatMap((path) => [...(parts.get(path) ?? [])]))
  const unseen = all.filter(({ path }) => !parts.get(path)?.isSubsetOf(seen))
  expect(unseen.map(({ path }) => path)).toEqual([])
  expect(all.filter(({ path }) => parts.get(path)?.size === 0)).toEqual([])
})

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))

/** Runs in a browser: where script runs, what stands for those without it is no part of the page. */
const withoutNoScript = (main: HTMLElement | SVGElement): string => {
  const copy = main.cloneNode(true) as HTMLElement
  for (const unseen of copy.querySelectorAll('noscript')) unseen.remove()
  return copy.textContent
}

/** Runs in a browser: what the page says in a document as it was sent. */
const textIn = (html: string): string => {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  for (const unseen of main?.querySelectorAll('script, style, noscript') ?? []) unseen.remove()
  return main?.textContent ?? ''
}

/** Most of what stands in the page stood in the document already. */
const expectReadable = async (page: Page, html: string) => {
  const shown = wordsIn(await page.locator('main').first().evaluate(withoutNoScript))
  // Its styles carry a nonce, which is for the browser that it was sent to and not for a document that is only read.
  const read = wordsIn(await page.evaluate(textIn, html.replaceAll(/<style[^>]*>[^<]*<\/style>/gu, '')))
  const missing = [...shown].filter((word) => !read.has(word))
  expect(read.size, 'words in the document').toBeGreaterThan(5)
  expect(missing.length / shown.size, `words that came by script: ${missing.join(' ')}`).toBeLessThan(0.3)
}

for (const address of all)
  test(
    `${address.path} is a whole page`,
    { tag: chosen.includes(address.path) ? [] : '@deep' },
    async ({ page, request }) => {
      const said = listenTo(page)
      await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'dark'))
      await page.setViewportSize({ width: 360, height: 800 })
      // A query that no page reads: hydration must not mind it.
      const answer = await page.goto(`${address.path}?utm_source=test`)
      await expect(page.locator('h1').first()).toBeAttached()

      await expect(page.locator('h1'), 'one heading of the page').toHaveCount(1)
      await expect(page.locator('main'), 'one main').toHaveCount(1)
      await expect(page.locator('body > #root header, body > #root [role=banner]').first()).toBeAttached()
      await expectNamed(page, address)
      if (address.page.isRendered) await expectReadable(page, (await answer?.text()) ?? '')
      expect.soft(await tooWide(page)).toEqual([])
      expect.soft(await axeFindings(page)).toEqual([])
      await expectNoDeadLink(page, request)
      expect(said(address), 'the console').toEqual([])
    },
  )
