import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectHead } from '../support/document.ts'
import { axeFindings, tooWide } from '../support/layout.ts'
import { addresses, listPages, type Address } from '../support/registry.ts'
import { SPEC_ROUTES } from '../support/specRoutes.ts'

const all = await addresses()

test('the specification has 77 routes, and each has its page', async () => {
  expect(SPEC_ROUTES).toHaveLength(77)
  const known = (await listPages()).map(({ pattern }) => pattern)
  expect(SPEC_ROUTES.filter((path) => !known.includes(path))).toEqual([])
})

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))

/** Runs in a browser: where script runs, what stands for those without it is no part of the page. */
const withoutNoScript = (main: HTMLElement | SVGElement): string => {
  const copy = main.cloneNode(true) as HTMLElement
  for (const unseen of copy.querySelectorAll('noscript')) unseen.remove()
  return copy.textContent
}

/** Most of what stands in the page stood in the document already. */
const expectReadable = async (page: Page, sent: string) => {
  const shown = wordsIn(await page.locator('main').first().evaluate(withoutNoScript))
  const [read, missing] = [wordsIn(sent), [...shown].filter((word) => !wordsIn(sent).has(word))]
  expect(read.size, 'words in the document').toBeGreaterThan(5)
  expect(missing.length / shown.size, `words that came by script: ${missing.join(' ')}`).toBeLessThan(0.3)
}

const listenTo = (page: Page, { page: { pattern }, path, status }: Address) => {
  const made = path.split('/').filter((part, at) => pattern.split('/')[at]?.startsWith(':'))

  const said: string[] = []
  page.on('pageerror', ({ message }) => said.push(message))
  page.on('console', (line) => {
    const { url } = line.location()
    // What the address itself names and nobody has: an unknown page, or an id that was made up for this visit.
    const isOwn = (status === 404 && url.includes('/never-was')) || made.some((part) => url.includes(part))
    const isOwn404 = isOwn && line.text().includes('404')
    if (line.type() === 'error' && !isOwn404) said.push(`${line.text()} (${url})`)
  })
  return said
}

for (const address of all) {
  test(`${address.path} is a whole page`, async ({ page, request }) => {
    const said = listenTo(page, address)
    await page.addInitScript(() => localStorage.getItem('theme') ?? localStorage.setItem('theme', 'dark'))
    await page.setViewportSize({ width: 360, height: 800 })
    // A query that no page reads: hydration must not mind it.
    await page.goto(`${address.path}?utm_source=test`)
    await expect(page.locator('h1').first()).toBeAttached()
    const sent = await expectHead(page, request, address)

    await expect(page.locator('h1'), 'one heading of the page').toHaveCount(1)
    await expect(page.locator('main'), 'one main').toHaveCount(1)
    await expect(page.locator('body > #root header, body > #root [role=banner]').first()).toBeAttached()
    if (address.page.isRendered) await expectReadable(page, sent.text)
    expect.soft(await tooWide(page)).toEqual([])
    expect.soft(await axeFindings(page)).toEqual([])

    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => [...new Set(found.map((link) => (link as HTMLAnchorElement).pathname))])
    const dead = await Promise.all(links.map(async (path) => ((await isDead(path, request)) ? [path] : [])))
    expect.soft(dead.flat(), 'dead links').toEqual([])
    expect(said, 'the console').toEqual([])
  })
}

const isMissing = async (path: string, request: APIRequestContext) => (await request.get(path)).status() >= 400
const visited = new Map<string, Promise<boolean>>()
const isDead = (path: string, request: APIRequestContext) => {
  const known = visited.get(path) ?? isMissing(path, request)
  visited.set(path, known)
  return known
}
