import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

const BUDGET = 120_000
const ROUTE = ['app/pages/landing.ts', 'modules/site/landing/LandingPage.tsx']
const built = (file: string) => fileURLToPath(new URL(`../../../dist/web/${file}`, import.meta.url))

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

/** A chunk and whatever it cannot begin without. */
const withImports = (manifest: Manifest, key: string, known = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (known.has(chunk.file)) return known
  known.add(chunk.file)
  for (const next of chunk.imports ?? []) withImports(manifest, next, known)
  return known
}

const zipped = async (file: string) => gzipSync(await readFile(built(file)), { level: 9 }).byteLength

test('the first page begins with at most 120 KB of script', async ({ request }) => {
  const manifest = JSON.parse(await readFile(built('.vite/manifest.json'), 'utf8')) as Manifest
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
