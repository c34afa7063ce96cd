// Through: site, visitor, info, quizzes, blog
import { forWhom, howLong, whatFirst } from '../../../web/modules/info/discover.ts'
import { quizzes } from '../../../web/modules/quizzes/quizzes.ts'
import { expect, test, type Locator, type Page } from '../../support/browserTest.ts'
import { closed, silentIn } from '../support/closed.ts'
import { hydrated } from '../support/hydrated.ts'
import { axeFindings, tooWide } from '../support/layout.ts'
import { addresses } from '../support/registry.ts'
import { arrive, MENUS } from '../support/shell.ts'
import { newVisitor } from '../support/visitors.ts'

const open = (await addresses()).filter(({ page: { audience } }) => audience === 'anyone' || audience === 'both')
const outcomes = quizzes.flatMap(({ slug, outcomes: all }) => all.map(({ id }) => `/${slug}?result=${id}`))
const starts = forWhom.flatMap(([who]) =>
  whatFirst.flatMap(([what]) => howLong.map(([time]) => `/discover-your-path?who=${who}&what=${what}&time=${time}`)),
)
const searches = ['family', 'memory', 'book', 'voice', 'wishes', 'recipes'].map(
  (words) => `/advanced-features?q=${words}`,
)

test('areas that do not work yet are known', () => {
  expect(closed).toContain('/ancestry')
  expect(closed).not.toContain('/last-wishes')
})

test('no link of a document that a visitor is sent leads to something closed without saying so', async ({
  page,
  request,
}) => {
  await page.goto('/status')
  const rendered = open.filter(({ page: { isRendered } }) => isRendered).map(({ path }) => path)
  let links = 0
  for (const path of [...rendered, ...outcomes, ...starts, ...searches]) {
    const html = await (await request.get(path)).text()
    expect.soft(await silentIn(page, html), path).toEqual([])
    links += closed.filter((href) => html.includes(`href="${href}`)).length
  }
  expect(links, 'links to something closed').toBeGreaterThan(rendered.length)
})

test('no link of a page that script draws does either', async ({ page }) => {
  for (const { path } of open.filter(({ page: { isRendered } }) => !isRendered)) {
    await page.goto(path)
    await expect(page.locator('h1, main p').first(), path).toBeAttached()
    expect.soft(await silentIn(page), path).toEqual([])
  }
})

test('no link of a menu does either', async ({ page }) => {
  await arrive(page)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Legacy Support' }).focus()
  await expect(page.locator('[data-menus=ready]')).toBeAttached()
  for (const [menu, [first]] of Object.entries(MENUS)) {
    await header.getByRole('button', { name: menu }).focus()
    await page.keyboard.press('Enter')
    await expect(header.locator(`a[href="${first}"]`)).toBeVisible()
    expect(await silentIn(page), menu).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of ['/legacy-planning', '/']) {
    await page.goto(path)
    const opener = header.getByRole('button', { name: 'Menu' })
    await hydrated(opener)
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Voice Ancestry Coming' })).toBeVisible()
    expect(await silentIn(page), path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

/** Whether a button says that what it opens is coming: itself, or in its description. */
const saysComing = (button: Locator): Promise<boolean> =>
  button.evaluate((pressed) => {
    const described = document.getElementById(pressed.getAttribute('aria-describedby') ?? '')
    return /\bComing\b/u.test(`${pressed.textContent} ${described?.textContent ?? ''}`)
  })

/** What stands open over the page or in its place. */
const opened = (page: Page): Locator => page.locator('[role=dialog], section[aria-labelledby=area]').first()

for (const [place, names] of [
  [
    'main',
    ['Voice Messages', 'Memory Vault', 'Living Family Tree', 'Memory Scrapbooks', 'Time Capsules', 'Family Recipes'],
  ],
  ['contentinfo', ['Get Started Free', 'Memory Vault', 'Future Messages', 'Living Family Tree', 'Memory Scrapbooks']],
] as const)
  test(`what the buttons of the landing page open in ${place} is as closed as they say`, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByLabel('Try it: a message for a day of your choice')).toBeVisible()
    for (const name of names) {
      const button = page.getByRole(place).getByRole('button', { name: new RegExp(`^${name}`, 'u') })
      const isSaid = await saysComing(button)
      await button.click()
      const heading = opened(page).getByRole('heading').first()
      await expect(heading).toBeVisible()
      expect(/\bComing\b/u.test((await heading.textContent()) ?? ''), name).toBe(isSaid)
      expect(await silentIn(page), name).toEqual([])
      await opened(page).getByRole('button', { name: 'Close', exact: true }).click()
      await expect(opened(page)).toHaveCount(0)
    }
  })

/**
 * Runs in a browser: the words of the buttons of a document that act by themselves. Those of the landing page's still part
 * are pressed above, and in landing.spec.ts.
 */
const buttonsIn = (html: string): string[] => {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  for (const unseen of main?.querySelectorAll('noscript, style') ?? []) unseen.remove()
  const found =
    main?.querySelectorAll('button[type=button]:not([data-opens], [data-extra], [data-plays], [aria-pressed=true])') ??
    []
  return [...found].map(({ textContent }) => textContent.trim())
}
/** Runs in a browser: presses a button, and waits until anything of the document has changed. */
const press = (button: HTMLElement | SVGElement): Promise<void> =>
  new Promise((resolve) => {
    const all = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(() => resolve()).observe(document, all)
    if (button instanceof HTMLElement) button.click()
  })
/** It signs in: what follows is no public page. */
const SIGNS_IN = /^Enter demo/u

test('the other buttons of public pages do something, and open nothing closed', async ({ page, request }) => {
  await page.addInitScript(() => {
    window.print = () => void document.body.toggleAttribute('data-printed')
  })
  await page.goto('/status')
  const where = new Map<string, string>()
  for (const { path } of open.filter(({ page: { isRendered } }) => isRendered))
    for (const name of await page.evaluate(buttonsIn, await (await request.get(path)).text()))
      if (!where.has(name) && !SIGNS_IN.test(name)) where.set(name, path)
  expect(where.size).toBeGreaterThan(5)
  for (const [name, path] of where) {
    await page.goto(path)
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first()
    await hydrated(button)
    await button.evaluate(press)
    expect(closed, `${name} on ${path}`).not.toContain(new URL(page.url()).pathname)
    expect.soft(await silentIn(page), `${name} on ${path}`).toEqual([])
  }
})

test('a tour of something that works leads whoever is signed in to the page itself', async ({ page }) => {
  const { enter } = await newVisitor('nell')
  await enter(page)
  for (const [tour, own] of [['/onboarding', '/dashboard']] as const) {
    await page.goto(tour)
    await expect(page).toHaveURL(new RegExp(`${own}$`, 'u'))
  }
})

test('a closed page stands among one’s own pages once, says that it is coming, and ends in what works', async ({
  page,
}) => {
  const { enter } = await newVisitor('nell')
  await enter(page)
  await page.goto('/scrapbook-generator')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(main.getByText('Coming', { exact: true })).toBeVisible()
  await expect(main).toContainText('This is not open yet, but you can begin today.')
  const [last] = (await main.getByRole('link').all()).slice(-1)
  await expect(last ?? main).toHaveAttribute('href', '/digital-scrapbooks-quiz')
  expect(await tooWide(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
})

test('a visitor who follows the AI Memory Vault reads what it is, and that no AI reads in it', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveTitle(/^AI Memory Vault/u)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('AI Memory Vault')
  await expect(page.locator('main')).toContainText('No AI reads or listens to any of it.')
})
