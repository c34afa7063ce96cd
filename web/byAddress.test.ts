import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderRoute } from './server.tsx'

const template = readFileSync(new URL('index.html', import.meta.url), 'utf8')
const documentAt = (path: string, search = '') => renderRoute(template, { path, search })
const HIDDEN = '<meta name="robots" content="noindex,nofollow" />'

test('a quiz answered without script has its result in the page, and no search engine keeps it', async () => {
  const document = await documentAt('/voice-message-quiz', 'q1=grandchild&q2=years&q3=guided')
  expect(document).toContain('Because you said “Guided”, “A grandchild” and “Years from now”.')
  expect(document).toContain('template=wisdom-five-questions&amp;recipient=grandchild&amp;when=age-18')
  expect(document).toContain(HIDDEN)
  expect(await documentAt('/voice-message-quiz')).not.toContain(HIDDEN)
}, 60_000)

test('an address that no article has shows the featured one and names its place', async () => {
  const document = await documentAt('/blog/never-written')
  expect(document).toContain('<title>Eternal Communication: Record and Share Lasting Memories | Blog</title>')
  expect(document).toContain('__ORIGIN__/blog/eternal-communication-record-and-share-lasting-memories" />')
}, 60_000)

test('what someone searched for is shown as text', async () => {
  const document = await documentAt('/advanced-features', `q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  expect(document).not.toContain('<img src=x')
  expect(document).toContain(HIDDEN)
}, 60_000)

test('the blog shows its second four by address, and what a search found', async () => {
  const titles = (document: string) => document.match(/<h3/gu)?.length
  expect(titles(await documentAt('/blog'))).toBe(4)
  expect(titles(await documentAt('/blog', 'page=2'))).toBe(8)
  expect(titles(await documentAt('/blog', 'q=electricity'))).toBe(1)
}, 60_000)
