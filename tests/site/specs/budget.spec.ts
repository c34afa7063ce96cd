// Through: site
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { readBuilt, readManifest, withImports } from '../support/build.ts'

const BUDGET = 120_000
const ROUTE = ['modules/site/landing/pages.ts', 'modules/site/landing/LandingPage.tsx']
const zipped = async (file: string) => gzipSync(await readBuilt(file), { level: 9 }).byteLength

test('the first page begins with at most 120 KB of script', async ({ request }) => {
  const manifest = await readManifest()
  const files = new Set<string>()
  for (const key of ['index.html', ...ROUTE]) withImports(manifest, key, files)

  // What the document asks for is the entry of that build and nothing besides.
  const html = await (await request.get('/')).text()
  const asked = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/gu)].map(([, src]) => src)
  expect(asked).toEqual([manifest['index.html']?.file])
  expect(html).not.toContain('modulepreload')

  const sizes = await Promise.all([...files].map(async (file) => [file, await zipped(file)] as const))
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, JSON.stringify(Object.fromEntries(sizes), undefined, 1)).toBeLessThanOrEqual(BUDGET)
})

test('a connection is kept for longer than a proxy keeps it', async ({ request }) => {
  const answer = await request.get('/')
  expect(answer.headers()['keep-alive']).toBe('timeout=75')
})
