// Through: site
import { expect, test, type Page } from '../../support/browserTest.ts'
import { APP, PRODUCT } from '../support/house.ts'
import { listPages } from '../support/registry.ts'

/** Runs in a browser: what an XML document says in elements of that name. Throws where it is none. */
const textsIn = ({ xml, name }: { xml: string; name: string }): string[] => {
  const read = new DOMParser().parseFromString(xml, 'application/xml')
  const broken = read.querySelector('parsererror')
  if (broken) throw new Error(broken.textContent)
  return [...read.querySelectorAll(name)].map(({ textContent }) => textContent)
}
const texts = (page: Page, xml: string, name: string) => page.evaluate(textsIn, { xml, name })

test('search engines are told of the pages that they may show, and of no other', async ({ page, request }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toContain(`Sitemap: ${APP}/sitemap.xml`)
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const shown = (await listPages()).filter(({ isShown }) => isShown)
  const paths = shown.flatMap(({ pattern, instances }) => (pattern.includes(':') ? instances : [pattern]))
  expect((await texts(page, await answer.text(), 'loc')).toSorted()).toEqual(paths.map((path) => APP + path).toSorted())
})

test('the blog can be followed by a feed reader, which a page of the blog leads to', async ({ page, request }) => {
  await page.goto('/blog')
  const link = page.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(link).toHaveAttribute('href', '/blog/feed.xml')
  const answer = await request.get('/blog/feed.xml')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  expect((await texts(page, xml, 'channel > title'))[0]).toContain(PRODUCT)
  const addresses = await texts(page, xml, 'item > link')
  expect(addresses).toHaveLength(8)
  expect(await texts(page, xml, 'item > guid')).toEqual(addresses)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  expect(await texts(page, xml, 'channel > link')).toEqual([`${APP}/blog`, ''])
  for (const day of await texts(page, xml, 'item > pubDate')) expect(Date.parse(day), day).not.toBeNaN()
})
