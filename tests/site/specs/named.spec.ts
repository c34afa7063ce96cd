// Through: site, info, legal
import { expect, test } from '../../support/browserTest.ts'
import { newAdmin } from '../support/admins.ts'
import { expectNamed, OTHER_HOUSE } from '../support/document.ts'
import { addresses } from '../support/registry.ts'
import { templates } from '../support/templates.ts'
import { newVisitor } from '../support/visitors.ts'

const AT_ONCE = 15
const { chosen } = await templates()
// At night every page. In the gate, of those that are the same for everybody, one of each template, as in pages.spec.ts.
const all = (await addresses()).filter(
  ({ page, path }) => process.env['DEEP'] === '1' || !page.isRendered || chosen.includes(path),
)

// What a visitor sees is looked at in pages.spec.ts, and what is sent to them in documents.spec.ts.
for (const [who, seen, arrive] of [
  ['someone signed in', all.filter(({ page }) => page.audience !== 'staff'), () => newVisitor()],
  ['an admin', all.filter(({ page }) => page.audience === 'staff'), () => newAdmin('namer')],
] as const)
  for (let from = 0; from < seen.length; from += AT_ONCE)
    test(`to ${who}, ${seen[from]?.path} and what follows it speak for this house alone`, async ({ page }) => {
      const { enter } = await arrive()
      await enter(page)
      for (const address of seen.slice(from, from + AT_ONCE)) {
        await page.goto(address.path)
        // Behind a made-up id there may be nothing but a sentence that says so.
        await expect(page.locator('h1, main p').first(), address.path).toBeAttached()
        await expectNamed(page, address)
      }
    })

test('the texts for machines speak for this house alone', async ({ request }) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/blog/feed.xml', '/api/openapi.json']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toContain(OTHER_HOUSE)
  }
})
