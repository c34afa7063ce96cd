import { expect, test, type Page } from '@playwright/test'

const BEGIN = new Date('2026-11-22T10:00:00Z')
const NUDGES_AFTER_MS = 1500

/** The clock stands from before the page begins: what it shows of time is what `runFor` gave it. */
const arrive = async (page: Page): Promise<void> => {
  await page.clock.install({ time: BEGIN })
  await page.clock.pauseAt(new Date(BEGIN.getTime() + 1000))
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
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(close).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await close.click()
  await expect(close).toHaveCount(0)
  await page.reload()
  await page.clock.runFor(NUDGES_AFTER_MS)
  await expect(page.locator('aside[aria-label="Free trial"]')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(close).toHaveCount(0)
})
