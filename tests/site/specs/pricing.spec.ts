// Through: billing, site
import { expect, test } from '../../support/browserTest.ts'
import { PHONE, PRODUCT, TEL } from '../support/house.ts'
import { hydrated } from '../support/hydrated.ts'
import { newVisitor } from '../support/visitors.ts'

const CATEGORIES = ['Memory Storage', 'Voice Messages', 'Family Tree', 'Digital Scrapbooks', 'Time Capsules']
const QUESTIONS = [
  'Is Free Forever really free?',
  'What happens after the 30-day trial?',
  'Can I cancel anytime, and how?',
  'What happens to my messages if I stop paying?',
  'What happens to my data?',
]

test('the plans say their prices by the quarter and by the year', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page).toHaveTitle(`Pricing | ${PRODUCT}`)
  const plan = (name: string) => page.getByRole('article', { name })
  await expect(plan('Free Forever')).toContainText('$0')
  await expect(plan('Memory Plus')).toContainText('$24.95')
  await expect(plan('Complete Legacy')).toContainText('$31.95')
  for (const name of ['Memory Plus', 'Complete Legacy']) await expect(plan(name)).toContainText('per 3 months')
  await expect(page.getByRole('main').locator('[aria-pressed]')).toHaveText(['Quarterly', 'Annual'])
  const annual = page.getByRole('button', { name: 'Annual' })
  // Pressed again until the page listens: the first press may come before its script.
  await expect(async () => {
    await annual.click()
    await expect(annual).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await expect(plan('Memory Plus')).toContainText('$80')
  await expect(plan('Memory Plus')).toContainText('Save $20 per year')
  await expect(plan('Complete Legacy')).toContainText('$102')
  await expect(plan('Complete Legacy')).toContainText('Save $26 per year')
  for (const name of ['Free Forever', 'Memory Plus', 'Complete Legacy'])
    await expect(plan(name).locator('dt')).toHaveText(CATEGORIES.map((category) => new RegExp(`^${category}`, 'u')))
})

test('the page has its ways back, three voices of the demo family, five answers and a phone', async ({ page }) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  for (const name of ['Back to Home', 'Home'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', '/about')
  await expect(main.getByRole('blockquote')).toHaveCount(3)
  await expect(main.locator('summary')).toHaveText(QUESTIONS)
  await expect(main.locator(`a[href="${TEL}"]`)).toContainText(PHONE)
  await page.getByText(QUESTIONS[3] ?? '').click()
  await expect(main).toContainText('They are still sent.')
})

test('search engines read the prices of the page', async ({ page }) => {
  await page.goto('/pricing')
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const prices = facts.flatMap((text) => [...text.matchAll(/"price":"([\d.]+)"/gu)].map(([, price]) => price))
  expect(new Set(prices)).toEqual(new Set(['0', '24.95', '80', '31.95', '102']))
})

test('a visitor is asked to sign up, whatever plan they choose', async ({ page }) => {
  await page.goto('/pricing')
  for (const name of ['Free Forever', 'Memory Plus', 'Complete Legacy']) {
    const choose = page.getByRole('article', { name }).getByRole('button')
    await hydrated(choose)
    await choose.click()
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('who is signed in goes to their vault, or to the checkout of the plan by the quarter or the year', async ({
  page,
}) => {
  const { enter } = await newVisitor()
  await enter(page)
  await page.goto('/pricing')
  const choose = (name: string) => page.getByRole('article', { name }).getByRole('link')
  await expect(choose('Free Forever')).toHaveAttribute('href', '/dashboard')
  await expect(choose('Memory Plus')).toHaveAttribute('href', '/checkout?plan=memory_plus&cycle=quarterly')
  await page.getByRole('button', { name: 'Annual' }).click()
  await expect(choose('Complete Legacy')).toHaveAttribute('href', '/checkout?plan=complete_legacy&cycle=annual')
  await page.getByRole('button', { name: 'Quarterly' }).click()
  await expect(choose('Complete Legacy')).toHaveAttribute('href', '/checkout?plan=complete_legacy&cycle=quarterly')
})

test('other addresses show the same page', async ({ page }) => {
  const words: string[] = []
  for (const path of ['/pricing', '/pricing-plan', '/pricing-plans']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('not on sale yet')
    words.push(await page.getByRole('main').innerText())
  }
  expect(words[1]).toBe(words[0])
  expect(words[2]).toBe(words[0])
})

test('a checkout takes exactly two plans', async ({ page }) => {
  await page.goto('/checkout?plan=memory_plus&cycle=annual')
  await expect(page.getByRole('main')).toContainText('$80 per year')
  await expect(page.getByRole('main')).toContainText('Nothing has been charged')
  await page.goto('/checkout?plan=complete_legacy&cycle=quarterly')
  await expect(page.getByRole('main')).toContainText('$31.95 per 3 months')
  for (const query of ['', '?plan=legacy_pro', '?plan=free_forever', '?plan=memory_plus&cycle=monthly']) {
    await page.goto(`/checkout${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which plan?')
  }
})

test('the story is told under its exact headings', async ({ page }) => {
  await page.goto('/about')
  await expect(page).toHaveTitle(`About Us | ${PRODUCT}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    `Why ${PRODUCT} Exists`,
    'Building Something That Matters',
    'Our Mission',
    'The Partnership That Made It Possible',
    'Get in Touch',
  ])
  for (const name of ['Back to Home', 'Home', 'Start Your Family Legacy Today'])
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', '/')
})
