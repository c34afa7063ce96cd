// Through: blog
import { expect, test, type Page } from '../../support/browserTest.ts'
import { PRODUCT } from '../support/house.ts'
import { hydrated } from '../support/hydrated.ts'
import { stopClock } from '../support/shell.ts'

const FEATURED = 'eternal-communication-record-and-share-lasting-memories'
const CATEGORIES = [
  'Legacy Letters',
  'Posthumous Communication',
  'Dementia Support',
  'Family History',
  'Voice Messages',
  'Digital Scrapbooks',
  'Grief Support',
]
/** As they follow one another in the list: the featured one, which stands on top too, comes last. */
const MINUTES = [7, 6, 5, 4, 8, 3, 5, 9]
const list = (page: Page) => page.getByRole('region', { name: 'Articles' })
const cards = (page: Page) => list(page).getByRole('article')
const section = (page: Page, heading: string) =>
  page
    .getByRole('complementary')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) })

test('the blog says what the specification says', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Legacy Blog')
  await expect(page.getByPlaceholder('Search articles...')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read Article' })).toHaveAttribute('href', `/blog/${FEATURED}`)
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).getByRole('link', { name: /^Read More/u })).toHaveCount(4)

  const rows = section(page, 'Categories').getByRole('listitem')
  await expect(rows).toHaveText(['All Posts8', ...CATEGORIES.map((name) => `${name}1`)])
  await expect(section(page, 'Categories').locator('a, button')).toHaveCount(0)
  const letters = section(page, 'Stay Connected')
  await expect(letters.getByLabel('Your email')).toBeVisible()
  await expect(letters.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  await expect(letters).toContainText('No spam, unsubscribe anytime.')
  await expect(section(page, 'Popular Tags').getByRole('link').first()).toHaveAttribute('href', /^\/blog\?tag=/u)
  await expect(section(page, 'About Our Blog')).toContainText(PRODUCT)
})

test('a card tells category, title, excerpt, tags, author, day and reading time', async ({ page }) => {
  await page.goto('/blog')
  const card = cards(page).first()
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(
    'Legacy Letters: How to Write Words Your Family Will Keep',
  )
  for (const words of ['Legacy Letters', '✍️', 'letters, writing, family legacy', `${PRODUCT} Editorial Team`])
    await expect(card).toContainText(words)
  await expect(card).toContainText('June 24, 2025')
  await expect(card).toContainText(/7\smin read/u)
})

test('a tag that is chosen while words wait to be looked for is kept beside them', async ({ page }) => {
  await page.clock.install()
  await page.goto('/blog')
  await hydrated(page.getByRole('button', { name: 'Search', exact: true }))
  await stopClock(page)
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('letters')
  await section(page, 'Popular Tags').getByRole('link').first().click()
  await expect(page).toHaveURL(/\?tag=[^&]+$/u)
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(/\?tag=[^&]+&q=letters$/u)
})

test('four more articles come under the first four, with the focus on the first of them, and then no more', async ({
  page,
}) => {
  await page.goto('/blog')
  const more = page.getByRole('link', { name: 'Load More Articles' })
  await hydrated(more)
  await more.click()
  await expect(cards(page)).toHaveCount(8)
  await expect(cards(page).nth(4).getByRole('heading').getByRole('link')).toBeFocused()
  await expect(more).toHaveCount(0)
  await expect(page).toHaveURL(/\/blog\?page=2$/u)
  const times = await cards(page)
    .getByText(/min read/u)
    .allTextContents()
  expect(times.map((words) => Number(/(\d+)\smin read/u.exec(words)?.[1]))).toEqual(MINUTES)
})

test('words and tags find articles by the address, 200 ms after the last key', async ({ page }) => {
  await page.clock.install()
  await page.goto('/blog')
  const box = page.getByPlaceholder('Search articles...')
  await hydrated(box)
  await stopClock(page)
  await box.fill('electricity bill')
  await page.clock.runFor(199)
  await expect(page).toHaveURL(/\/blog$/u)
  await page.clock.runFor(1)
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('1 article matches “electricity bill”.')
  await expect(page).toHaveURL(/\/blog\?q=electricity\+bill$/u)
  await expect(box).toBeFocused()
  await page.clock.resume()
  await box.fill('zeppelin')
  await expect(page.getByRole('main')).toContainText('No article matches “zeppelin”.')
  await section(page, 'Popular Tags').getByRole('link', { name: 'recording' }).click()
  await expect(page).toHaveURL(/\/blog\?tag=recording$/u)
  await expect(cards(page)).toHaveCount(2)
})

test('the genealogy blog holds what is tagged so, and the way to Voice Ancestry', async ({ page }) => {
  await page.goto('/genealogy-blog')
  await expect(cards(page)).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Voice Ancestry' }).first()).toHaveAttribute('href', '/voice-ancestry')
})

test('an article has its title, its excerpt for search engines, and two ways back', async ({ page }) => {
  await page.goto(`/blog/${FEATURED}`)
  const title = 'Eternal Communication: Record and Share Lasting Memories'
  await expect(page).toHaveTitle(`${title} | Blog`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
  const card = await page.request.get('/blog/feed.xml')
  const excerpt = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
  expect(await card.text(), 'the excerpt').toContain(`<description>${excerpt}</description>`)
  for (const words of [excerpt, '💌', `${PRODUCT} Editorial Team`, 'July 10, 2025', 'Free Forever costs $0'])
    await expect(main).toContainText(words)
  await expect(main).toContainText(/9\smin read/u)
  await expect(main).toContainText('Tags: voice messages, family legacy, future delivery')
  await expect(main.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
  await expect(main.getByRole('article').getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/')
})

test('an address that no article has shows the featured one, and says where that one lives', async ({ page }) => {
  expect((await page.goto('/blog/never-written'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Eternal Communication/u)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blog/${FEATURED}$`, 'u'))
})

test('the fourth article speaks of 15 to 30 minutes', async ({ page }) => {
  await page.goto('/blog/dementia-support-recording-voices-and-memories-while-there-is-time')
  await expect(page.getByRole('main')).toContainText('between 15 and 30 minutes')
})
