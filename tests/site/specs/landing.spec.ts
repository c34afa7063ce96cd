// Through: site
import { expect, test, type Page } from '../../support/browserTest.ts'

const CARDS = [
  'Voice Messages',
  'Memory Vault',
  'Living Family Tree',
  'Memory Scrapbooks',
  'Time Capsules',
  'Family Recipes',
] as const
const DOORS = ['Memory Vault', 'Future Messages', 'Living Family Tree', 'Memory Scrapbooks'] as const

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** The slider is drawn by script alone: when it stands, the page listens. */
const arrive = async (page: Page): Promise<void> => {
  await page.goto('/')
  await expect(page.getByLabel('Try it: a message for a day of your choice')).toBeVisible()
}

test('the landing page says what the specification says', async ({ page }) => {
  await arrive(page)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Love Transcends Time')
  await expect(main.getByRole('link', { name: 'Begin Your Legacy FREE' })).toHaveAttribute('href', '/pricing')
  await expect(main.getByRole('link', { name: 'Find a lost ancestor' })).toHaveAttribute('href', '/voice-ancestry')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
  await expect(header.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/demo')
  for (const card of CARDS) await expect(button(page, card)).toBeVisible()
  for (const words of ['Two days before, we email you.', 'One day before, we ask once more.', 'no credit card'])
    await expect(main).toContainText(words)
  const film = main.getByRole('region', { name: 'One minute before breakfast' })
  await expect(film.getByRole('blockquote'), 'three beside the film').toHaveCount(3)
  await expect(main.getByRole('blockquote'), 'and six more').toHaveCount(9)
  const voices = main.locator('li').filter({ has: page.locator('blockquote'), hasText: 'Demo family' })
  await expect(voices).toHaveCount(9)
  await expect(voices.locator('svg text')).toHaveText(Array<RegExp>(9).fill(/^\p{Lu}$/u))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('button', { name: 'Get Started Free' })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Schedule Demo' })).toBeVisible()
})

test('the header signs in and signs up', async ({ page }) => {
  await arrive(page)
  for (const [name, tab] of [
    ['Sign In', 'Sign In'],
    ['Get Started', 'Sign Up'],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('each card opens its view by the keyboard, and Back closes it', async ({ page }) => {
  await arrive(page)
  for (const card of CARDS) {
    await button(page, card).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: card })).toBeFocused()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('main')).toContainText('Demo family')
    await page.goBack()
    await expect(button(page, card)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a view is left by Close and by Back to Home, and stands again after a reload', async ({ page }) => {
  await arrive(page)
  await button(page, 'Memory Vault').click()
  await button(page, 'Close').click()
  await expect(button(page, 'Memory Vault')).toBeFocused()
  await button(page, 'Time Capsules').click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Time Capsules' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Time Capsules' })).toHaveCount(0)
})

test('the doors of the footer open over the page, and give the focus back', async ({ page }) => {
  await arrive(page)
  for (const door of DOORS) {
    const opener = page.getByRole('contentinfo').getByRole('button', { name: door })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: door })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  await page.getByRole('contentinfo').getByRole('button', { name: 'Get Started Free' }).click()
  await page.getByRole('dialog', { name: 'Memory Vault' }).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the film plays for whoever presses, and its words can be read', async ({ page }) => {
  await arrive(page)
  const film = page.getByRole('main').getByRole('region', { name: 'One minute before breakfast' })
  const place = film.getByRole('slider', { name: /^Place in “/u })
  await expect(place).toHaveCount(0)
  await film.getByRole('button', { name: 'Play the film' }).click()
  await expect(place).toBeVisible()
  await film.getByText('Read the words').click()
  await expect(film.locator('details p')).toBeVisible()
})

test('a demo can be asked for, by a day that suits', async ({ page }) => {
  await arrive(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Schedule Demo' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Your email')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('the trial is told in a dialog and leads to signing up', async ({ page }) => {
  await arrive(page)
  await button(page, 'See what’s included').first().click()
  const dialog = page.getByRole('dialog', { name: '30 days, and then' })
  await expect(dialog).toContainText('Nothing is charged, and nothing is deleted.')
  await dialog.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
})

test('the slider names the days of the two questions', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T10:00:00+13:00')
  await arrive(page)
  const slider = page.getByLabel('Try it: a message for a day of your choice')
  await slider.focus()
  await page.keyboard.press('Home')
  const said = page.getByRole('main').locator('output').filter({ hasText: 'days from now' })
  await expect(said).toContainText('Wednesday, November 25, 2026')
  await expect(said).toContainText('Monday, November 23, 2026')
  await expect(said).toContainText('Tuesday, November 24, 2026')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page is short, wide enough for nothing to be cut, and its header is one row', async ({ page }) => {
    await arrive(page)
    await expect(page.getByText('Bank-level 256-bit encryption')).toBeVisible()
    const { width, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { width: scrollWidth, height: scrollHeight }
    })
    expect(height, 'the whole page').toBeLessThanOrEqual(9_000)
    expect(width).toBe(390)
    const header = await page.getByRole('banner').boundingBox()
    expect(header?.height, 'the header').toBeLessThanOrEqual(80)
  })

  test('the menu holds what the header has no room for, and gives the focus back', async ({ page }) => {
    await arrive(page)
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await opener.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
    await expect(menu.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/demo')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await menu.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  })

  test('what is folded opens at a press', async ({ page }) => {
    await arrive(page)
    const voices = page.getByRole('region', { name: 'Six voices from one family' })
    await expect(voices.getByRole('blockquote').first()).toBeHidden()
    await voices.getByText('Read all six').click()
    await expect(voices.getByRole('blockquote').first()).toBeVisible()
  })
})
