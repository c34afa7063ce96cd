import { expect, test, type Page } from '@playwright/test'
import { newAdmin } from '../support/admins.ts'
import { PRODUCT } from '../support/house.ts'
import { addresses, wordsAt, type Address } from '../support/registry.ts'
import { newVisitor } from '../support/visitors.ts'

const OTHER_HOUSE = /Everhearth/u
const AT_ONCE = 15
const all = await addresses()
const forPeople = all.filter(({ page }) => page.audience !== 'staff')

/** The page as it stands after its script: the document that was sent is looked at elsewhere. */
const expectNamed = async (page: Page, { path, page: { pattern } }: Address): Promise<void> => {
  await page.goto(path)
  // Behind a made-up id there may be nothing but a sentence that says so.
  await expect(page.locator('h1, main p').first(), path).toBeAttached()
  const { title } = await wordsAt(path)
  // What has an id may have a title of its own, and one address leads on to another.
  if (!pattern.includes(':') && path !== '/cpanel')
    await expect(page, path).toHaveTitle(title.replaceAll('__PRODUCT__', PRODUCT))
  expect(await page.title(), path).not.toMatch(OTHER_HOUSE)
  expect(await page.content(), path).not.toMatch(OTHER_HOUSE)
}

for (const [who, seen, arrive] of [
  ['a visitor', forPeople, async () => () => Promise.resolve()],
  ['somebody signed in', forPeople, async () => (await newVisitor()).enter],
  ['an admin', all.filter(({ page }) => page.audience === 'staff'), async () => (await newAdmin('namer')).enter],
] as const)
  for (let from = 0; from < seen.length; from += AT_ONCE)
    test(`to ${who}, ${seen[from]?.path} and what follows it speak for this house alone`, async ({ page }) => {
      const enter = await arrive()
      await enter(page)
      for (const address of seen.slice(from, from + AT_ONCE)) await expectNamed(page, address)
    })

test('the texts for machines speak for this house alone', async ({ request }) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/blog/feed.xml', '/api/openapi.json']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toMatch(OTHER_HOUSE)
  }
})
