// Through: site, info
import { expect, test, type Page } from '../../support/browserTest.ts'
import { readManifest } from '../support/build.ts'
import { PHONE, PRODUCT, TEL } from '../support/house.ts'
import { holdBack } from '../support/shell.ts'
import { newVisitor } from '../support/visitors.ts'

const CLAIMS = [
  '2,847+ families served',
  '50,000+ messages',
  '4.9/5 rating from 2,847 reviews',
  '95% genealogy success rate',
  'Genealogists with 20+ years of experience',
]
const SECURITY = [
  'Bank-level 256-bit encryption',
  'Secure cloud storage with multiple backups',
  'Privacy first',
  'Forever guarantee',
  '24/7 emergency support',
]
const main = (page: Page) => page.getByRole('main')

test('what the house claims of itself is called a sample, claim by claim', async ({ page }) => {
  await page.goto('/')
  const security = main(page).getByRole('region', { name: 'Kept as if it were ours' })
  await security.scrollIntoViewIfNeeded()
  await expect(security.locator('dt')).toHaveText(SECURITY)
  const figures = security.getByRole('list', { name: 'Figures' }).getByRole('listitem')
  for (const claim of CLAIMS) await expect(figures.filter({ hasText: claim })).toContainText('Sample figure')
})

test('the trial is offered in its own words', async ({ page }) => {
  await page.goto('/')
  await expect(main(page)).toContainText('30 days of everything. No credit card, cancel anytime.')
  for (const step of [
    'You record and choose the day.',
    'Two days before, we email you.',
    'One day before, we ask once more.',
    'If you answer, you may change or cancel.',
  ])
    await expect(main(page)).toContainText(step)
})

test('the footer says whose house it is, since when, and how to reach it', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© 2024 ${PRODUCT}`)
  await expect(footer.locator('a[href="mailto:help@acme.example"]')).toHaveText('help@acme.example')
  await expect(footer.locator(`a[href="${TEL}"]`)).toHaveText(PHONE)
  await expect(footer.getByRole('navigation', { name: 'Keep' }).getByRole('link')).toHaveCount(8)
  await expect(footer.getByRole('navigation', { name: 'Try' }).getByRole('link')).toHaveCount(6)
})

test('legacy messages are told in four steps, eight ideas and four reasons', async ({ page }) => {
  await page.goto('/legacy-messages')
  await expect(main(page).getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 })).toHaveText([
    'Think of one person',
    'Record or write',
    'Choose when, and how they unlock it',
    'Relax. We’ll check with you first',
  ])
  await expect(main(page).getByRole('region', { name: 'What people say' }).getByRole('listitem')).toHaveCount(8)
  await expect(main(page).getByRole('region', { name: 'Why leave it with us' }).locator('dt')).toHaveCount(4)
  await expect(main(page).getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/dashboard')
})

test('legacy planning has three steps and three plans with the prices of the plans page', async ({ page }) => {
  await page.goto('/legacy-planning')
  await expect(main(page).getByRole('region', { name: 'Three steps' }).getByRole('heading', { level: 3 })).toHaveText([
    'Gather',
    'Decide',
    'Hand over',
  ])
  const plans = main(page).getByRole('region', { name: 'The three plans' })
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText(['Free Forever', 'Memory Plus', 'Complete Legacy'])
  for (const price of ['$0', '$24.95', '$31.95']) await expect(plans).toContainText(price)
  await expect(plans.getByRole('link')).toHaveAttribute('href', '/pricing')
})

test('the legal pages carry their dates and the age of 13', async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(main(page)).toContainText('December 17, 2024')
  await expect(main(page)).toContainText('under 13')
  await expect(main(page).locator('a[href="/privacy"]').first()).toBeVisible()
  await page.goto('/privacy')
  await expect(main(page)).toContainText('July 18, 2025')
  await expect(main(page)).toContainText('under 13')
  await page.goto('/terms-of-service')
  await expect(main(page)).toContainText('money-back guarantee of 30 days')
  await expect(main(page)).toContainText('at least 30 days')
})

test('a page whose script does not come says that it is loading, and later how to go on', async ({ page }) => {
  await page.route('**/assets/*.js', () => {}) // neither comes nor fails
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByText('Loading Application...')).toBeVisible()
  await expect(page.getByText('This takes longer than it should.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible()
})

test('a page of the family says that it is loading, to eyes after eight seconds', async ({ page }) => {
  const { enter } = await newVisitor()
  await enter(page)
  await page.clock.install()
  const { letGo } = await holdBack(page, '/api/account')
  await page.goto('/dashboard')
  await expect(page.getByText('Loading', { exact: true })).toBeAttached()
  await page.clock.runFor(8000)
  await expect(page.getByText('Loading your family legacy platform...')).toBeVisible()
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page that cannot be drawn says so at once, and after five seconds how to go on', async ({ page }) => {
  const { enter } = await newVisitor()
  await enter(page)
  await page.clock.install()
  const shell = (await readManifest())['app/SignedInShell.tsx']
  if (!shell) throw new Error('The build has no shell of the family')
  await page.route(`**/${shell.file}`, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.getByRole('main')).toHaveText('Loading...')
  await page.clock.runFor(5000)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'help@acme.example' })).toBeVisible()
})
