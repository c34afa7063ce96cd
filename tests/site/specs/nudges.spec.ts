// Through: site
import { expect, test, type Page } from '../../support/browserTest.ts'
import { standStill, stepUntil } from '../support/shell.ts'

const NUDGES_AFTER_MS = 1500

const arrive = async (page: Page): Promise<void> => {
  await standStill(page)
  await page.goto('/')
  await expect(page.getByLabel('Try it: a message for a day of your choice')).toBeVisible()
  await page.clock.runFor(NUDGES_AFTER_MS)
  await expect(page.locator('aside[aria-label="Free trial"]')).toBeAttached()
}
const leave = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null })))
const wasAsked = (page: Page) => page.evaluate(() => sessionStorage.getItem('exit-question') !== null)

test('who leaves over the top is asked once, after more than 30 s', async ({ page }) => {
  await arrive(page)
  await page.clock.runFor(29_999 - NUDGES_AFTER_MS)
  await leave(page)
  expect(await wasAsked(page)).toBe(false)
  await page.clock.runFor(2)
  await leave(page)
  const dialog = page.getByRole('dialog', { name: 'Before you go: record 15 seconds, free.' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.clock.runFor(60_000)
  await leave(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await expect(page.getByLabel('Try it: a message for a day of your choice')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.locator('aside[aria-label="Free trial"]')).toBeAttached()
  await page.clock.runFor(5000)
  await leave(page)
  await expect(page.getByRole('dialog'), 'once in a visit').toHaveCount(0)
})

test('nobody is asked over another dialog', async ({ page }) => {
  await arrive(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Memory Scrapbooks' }).click()
  await expect(page.getByRole('dialog', { name: 'Memory Scrapbooks' })).toBeVisible()
  await page.clock.runFor(31_000)
  await leave(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the offer in the corner is for wide windows, and once sent away it stays away in this tab', async ({ page }) => {
  await arrive(page)
  const close = page.getByRole('button', { name: 'Close the offer' })
  await expect(close).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(close).toBeVisible()
  for (const width of [390, 1023]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(close).toBeHidden()
  }
  await page.setViewportSize({ width: 1024, height: 900 })
  await close.click()
  await expect(close).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Try it: a message for a day of your choice')).toBeVisible()
  await page.clock.runFor(NUDGES_AFTER_MS)
  await expect(page.locator('aside[aria-label="Free trial"]')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(close).toHaveCount(0)
})

test('who hides the tab after more than 45 s is asked 3 s later, and reads it on return', async ({ page }) => {
  await arrive(page)
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.clock.runFor(44_999 - NUDGES_AFTER_MS)
  await turn('hidden')
  await page.clock.runFor(4000)
  expect(await wasAsked(page)).toBe(false)
  await turn('visible')
  await turn('hidden')
  await page.clock.runFor(2999)
  expect(await wasAsked(page)).toBe(false)
  await page.clock.runFor(1)
  expect(await wasAsked(page)).toBe(true)
  await turn('visible')
  await expect(page.getByRole('dialog', { name: 'Before you go: record 15 seconds, free.' })).toBeVisible()
})

test('a count of visitors appears after two seconds, is called a sample, and stays within its bounds', async ({
  page,
}) => {
  await arrive(page)
  const count = page.getByText(/^\d+ people are here now/u)
  await expect(count).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 2000))
  const given = await stepUntil(page, async () => (await count.count()) === 1)
  expect(NUDGES_AFTER_MS + given).toBeGreaterThanOrEqual(2000)
  const shown = async () => Number(/^\d+/u.exec((await count.textContent()) ?? '')?.[0])
  expect(await shown()).toBeGreaterThanOrEqual(47)
  expect(await shown()).toBeLessThanOrEqual(89)
  await expect(count).toContainText('Sample')
  const corner = page.locator('aside[aria-label="Free trial"]')
  for (let minute = 0; minute < 3; minute += 1) {
    await page.clock.runFor(60_000)
    expect(await shown()).toBeGreaterThanOrEqual(35)
    expect(await shown()).toBeLessThanOrEqual(95)
    await expect(corner, 'no notices on the home page').not.toContainText('minutes ago')
  }
})

test('on other pages a notice comes after eight seconds, is called a sample, and goes after six', async ({ page }) => {
  await standStill(page)
  await page.goto('/features')
  const corner = page.locator('aside[aria-label="Just now"]')
  await expect(corner).toBeAttached()
  await expect(page.getByText(/^\d+ people are here now/u)).toHaveCount(0)
  const notice = corner.getByText(/minutes ago/u)
  const before = await stepUntil(page, async () => (await corner.getByText(/people are here now/u).count()) === 1)
  expect(before).toBeGreaterThanOrEqual(2000)
  await page.clock.runFor(7990 - before)
  await expect(notice).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(notice).toContainText('Sample')
  await page.clock.runFor(5999)
  await expect(notice).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(notice).toHaveCount(0)
})

test(
  'on a real clock nobody is asked in the first thirty seconds, and then once',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('aside[aria-label="Free trial"]')).toBeAttached()
    const whenAsked = async () => {
      await leave(page)
      return page.evaluate(() => (sessionStorage.getItem('exit-question') === null ? 0 : performance.now()))
    }
    await expect.poll(whenAsked, { timeout: 90_000, intervals: [1000] }).toBeGreaterThan(30_000)
    await expect(page.getByRole('dialog', { name: 'Before you go: record 15 seconds, free.' })).toBeVisible()
  },
)
