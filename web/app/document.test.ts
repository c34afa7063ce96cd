import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentOf } from './document.ts'
import { publicly } from './pages/page.ts'
import { settled } from './pages/settled.ts'

const template = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
const page = {
  ...publicly,
  name: 'Letters & more',
  description: 'What we keep',
  keywords: 'letters',
  parent: { name: 'Blog', path: '/blog' },
  structuredData: () => [{ '@type': 'Article', name: '</script>' }],
}
const words = settled(page, '__PRODUCT__', { path: '/letters', pattern: '/letters', known: () => undefined })
const app = { html: '<main>Here</main>', css: '.a{}', ids: ['a'], path: '/letters', search: '', data: {} }
const whole = { words, path: '/letters', image: '/social/letters.png', app }

test('the page stands in the place that index.html keeps for it', () => {
  const html = documentOf(template, whole)
  expect(html).toContain('<div id="root" data-path="/letters" data-search=""><main>Here</main></div>')
  expect(html).not.toContain('Loading Application...')
})

test('a page that is made in the browser keeps the words for the wait', () => {
  const { app: _, ...waiting } = whole
  expect(documentOf(template, waiting)).toContain('Loading Application...')
})

test('the head says what the page is, and nothing ends a script early', () => {
  const html = documentOf(template, whole)
  expect(html).toContain('<title>Letters &amp; more | __PRODUCT__</title>')
  expect(html).toContain('<link rel="canonical" href="__ORIGIN__/letters" />')
  expect(html).toContain(String.raw`"name":"\u003c/script>"`)
  expect(html).toContain('"@type":"BreadcrumbList"')
})

test('answers to the page’s questions come with it', () => {
  const html = documentOf(template, { ...whole, app: { ...app, data: { '/api/blog': ['<b>'] } } })
  expect(html).toContain(String.raw`<script type="application/json" id="data">{"/api/blog":["\u003cb>"]}</script>`)
})

test('an index.html without a place for the page is no template', () =>
  expect(() => documentOf('<title>x</title>', whole)).toThrow('no place for the page'))
