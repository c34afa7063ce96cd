// Through: site
import { expect, test } from '../../support/browserTest.ts'
import { firstScripts, readBuilt, readManifest, zippedBytes } from '../support/build.ts'

const BUDGET = 120_000
/** Of a page for somebody who has no account, on whatever phone and line they have. */
const LINK_BUDGET = 40_000

test('the first page begins with at most 120 KB of script', async ({ request }) => {
  const manifest = await readManifest()
  // What the document asks for is the entry of that build and nothing besides.
  const html = await (await request.get('/')).text()
  const asked = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/gu)].map(([, src]) => src)
  expect(asked).toEqual([manifest['index.html']?.file])
  expect(html).not.toContain('modulepreload')

  const sizes = await Promise.all(
    [...(await firstScripts())].map(async (file) => [file, await zippedBytes(file)] as const),
  )
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, JSON.stringify(Object.fromEntries(sizes), undefined, 1)).toBeLessThanOrEqual(BUDGET)
})

test('the page of a question has at most 40 KB of script, in one file', async () => {
  expect(await zippedBytes('ui/story.js')).toBeLessThanOrEqual(LINK_BUDGET)
  expect((await readBuilt('ui/story.js')).toString()).not.toMatch(/\bimport\s*[({"']/u)
})

test('a connection is kept for longer than a proxy keeps it', async ({ request }) => {
  const answer = await request.get('/')
  expect(answer.headers()['keep-alive']).toBe('timeout=75')
})
