// Through: site, accounts
import { expect, test, type Page } from '../../support/browserTest.ts'
import { PHONE, TEL } from '../support/house.ts'
import { axeFindings, tooWide } from '../support/layout.ts'
import { arrive, DIRECT, hrefs, LINKS, MENUS, standStill, stopClock } from '../support/shell.ts'
import { newVisitor } from '../support/visitors.ts'

const trigger = (page: Page, words: string) => page.getByRole('banner').getByRole('button', { name: words })

/** What opens the menus comes with the first sign that somebody wants them. */
const withMenus = async (page: Page): Promise<void> => {
  await arrive(page)
  await trigger(page, 'Legacy Support').focus()
  await expect(page.locator('[data-menus=ready]')).toBeAttached()
  await expect(trigger(page, 'Legacy Support')).toBeFocused()
}

test('the header holds the menus and their links in order', async ({ page }) => {
  await withMenus(page)
  const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('button')).toHaveText(Object.keys(MENUS))
  await expect(main.getByRole('link')).toHaveText(Object.keys(DIRECT))
  expect(await hrefs(main.getByRole('link'))).toEqual(Object.values(DIRECT))
  for (const [words, links] of Object.entries(MENUS)) {
    await trigger(page, words).focus()
    await page.keyboard.press('Enter')
    await expect(trigger(page, words)).toHaveAttribute('aria-expanded', 'true')
    const item = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: words }) })
    await expect(item.getByRole('link')).toHaveCount(links.length)
    expect(await hrefs(item.getByRole('link'))).toEqual(links)
    await page.keyboard.press('Escape')
    await expect(trigger(page, words)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the menus stand beside each other on the narrowest screen that has them', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await arrive(page)
  await expect(trigger(page, 'Legacy Support')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
})

test('a menu opens by click, Enter and ArrowDown, and Escape gives the focus back', async ({ page }) => {
  await withMenus(page)
  const menu = trigger(page, 'Legacy Support')
  // The click comes last: a pointer that rests on the menu opens it too, and the keys would meet an open one.
  const ways = {
    Enter: () => page.keyboard.press('Enter'),
    ArrowDown: () => page.keyboard.press('ArrowDown'),
    click: () => menu.click(),
  }
  for (const open of Object.values(ways)) {
    await open()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'How It Works' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await expect(menu).toBeFocused()
  }
})

test('a pointer opens a menu after 200 ms, the next at once within 300 ms, and leaves it after 150 ms', async ({
  page,
}) => {
  await page.clock.install()
  await withMenus(page)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await stopClock(page)
  const [first, second] = [trigger(page, 'Family Tree Builder'), trigger(page, 'Memory Preservation')]
  const isOpen = (menu: typeof first, words: 'true' | 'false') => expect(menu).toHaveAttribute('aria-expanded', words)
  const leave = () => page.mouse.move(640, 880)
  const close = async (menu: typeof first) => {
    await leave()
    await page.clock.runFor(149)
    await isOpen(menu, 'true')
    await page.clock.runFor(1)
    await isOpen(menu, 'false')
  }

  await first.hover()
  await page.clock.runFor(199)
  await isOpen(first, 'false')
  await page.clock.runFor(1)
  await isOpen(first, 'true')
  await close(first)

  await page.clock.runFor(299)
  await second.hover()
  await isOpen(second, 'true')
  await close(second)

  await page.clock.runFor(300)
  await first.hover()
  await page.clock.runFor(199)
  await isOpen(first, 'false')
  await page.clock.runFor(1)
  await isOpen(first, 'true')
})

test('a pointer that comes just after the menus have come waits its 200 ms too', async ({ page }) => {
  await standStill(page)
  await withMenus(page)
  const menu = trigger(page, 'Legacy Support')
  await menu.blur()
  await page.clock.runFor(150)
  await menu.hover()
  await page.clock.runFor(199)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await page.clock.runFor(1)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('a pointer that rests on a menu while the menus come opens it without moving again', async ({ page }) => {
  await arrive(page)
  const menu = trigger(page, 'Legacy Support')
  await menu.hover()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
})

test('on a phone the menu holds the same links, keeps the focus, and Escape gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  const opener = page.locator('header button[aria-expanded]').filter({ hasText: /^Menu$/u })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect(menu).toBeVisible()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(await hrefs(menu.getByRole('link'))).toEqual(LINKS)
  const [first, last] = [
    menu.getByRole('button', { name: 'Close' }),
    menu.getByRole('button', { name: 'Start Free Trial' }),
  ]
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')

  await opener.click()
  await menu.getByRole('link', { name: 'Legacy Plans' }).click()
  await expect(page).toHaveURL(/\/pricing$/u)
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await opener.click()
  await menu.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
})

test('who comes back signs in from every page', async ({ page }) => {
  await arrive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
})

test('who is signed in reads their name in the header, and leaves by it', async ({ page }) => {
  const { email, enter } = await newVisitor('nell')
  await enter(page)
  await arrive(page)
  const header = page.getByRole('banner')
  await expect(header).toContainText(email.split('@', 1)[0] ?? '', { ignoreCase: true })
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
  await header.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/u)
  await expect(header.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('who is signed in has the ways to their own pages on every page of ours, beside it or below', async ({ page }) => {
  const { enter } = await newVisitor('nell')
  await enter(page)
  await page.goto('/pricing')
  const own = page.getByRole('navigation', { name: 'Your pages' }).filter({ visible: true })
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(own.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/future-messages')
    await expect(own).toHaveCount(1)
  }
  expect(await axeFindings(page)).toEqual([])
  expect(await tooWide(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
})

test('while the house is looked after, a page of the family says so and how to reach someone', async ({ page }) => {
  const closed = { code: 'maintenance', message: 'We’re doing some maintenance. Messages are still sent.' }
  await page.route('**/api/messages**', (route) => route.fulfill({ status: 503, json: closed }))
  const { enter } = await newVisitor('nell')
  await enter(page)
  await page.goto('/future-messages')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We’re doing some maintenance')
  await expect(main).toContainText('Messages are still sent.')
  await expect(main.locator(`a[href="${TEL}"]`)).toHaveText(PHONE)
  expect(await tooWide(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.unroute('**/api/messages**')
  await main.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages')
})

test('a page that is not there says so, searches and shows five ways on', async ({ page }) => {
  expect((await page.goto('/never-was'))?.status()).toBe(404)
  await expect(page).toHaveTitle('Page Not Found')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(main).toContainText('This page has wandered off. Your memories have not.')
  await expect(main.getByRole('navigation', { name: 'Ways on' }).getByRole('link')).toHaveCount(5)
  await main.getByLabel('What were you looking for?').fill('recipes')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/advanced-features\?q=recipes$/u)
  await expect(page.getByRole('main').getByLabel('Search this site')).toHaveValue('recipes')
})

test('a link that shares nothing any more says so to anyone, and tells no other page its address', async ({ page }) => {
  const answer = await page.goto('/shared/taken-back')
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  const main = page.getByRole('main')
  await expect(main).toContainText('This link no longer works')
  await expect(main.getByRole('link', { name: 'Talk to a person' })).toHaveAttribute('href', '/contact')
})
