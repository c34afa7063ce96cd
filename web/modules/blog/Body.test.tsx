import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { Body } from './Body.tsx'

const bodyOf = (markdown: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <Body markdown={markdown} scene="cup" />
    </Router>,
  )

test('headings, paragraphs, lists, bold words and links are drawn', () => {
  const drawn = bodyOf('## A head\n\nSome **bold** words.\n\n1. One\n2. [Two](/faqs)\n')
  expect(drawn).toContain('A head</h2>')
  expect(drawn).toContain('<strong>bold</strong>')
  expect(drawn).toMatch(/<ol><li>One<\/li><li><a [^>]*href="\/faqs"[^>]*>Two<\/a><\/li><\/ol>/u)
})
test('the picture stands where the text asks for it', () =>
  expect(bodyOf('Before\n\n![[image]]\n\nAfter')).toMatch(/Before<\/p><svg .*<\/svg><p>After/u))
test('the name of the product stands as it is, whatever it looks like in markdown', () =>
  expect(bodyOf('With {P} you choose.')).toContain('With __PRODUCT__ you choose.'))
test('markup in a text is text', () => {
  expect(bodyOf('<script>alert(1)</script>')).toContain('&lt;script&gt;')
  expect(bodyOf('A <img src=x onerror=alert(1)> picture')).not.toContain('<img')
})
test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/x', 'JavaScript:alert(1)'])(
  'an address such as %s is no link',
  (address) => expect(bodyOf(`[press](${address})`)).not.toContain('<a'),
)
test('a picture from elsewhere is not fetched', () =>
  expect(bodyOf('![x](https://elsewhere.example/pixel.png)')).not.toContain('img'))
