import { expect, test } from 'vitest'
import { feed } from './feed.ts'

test('the feed names every article with its address and day', () => {
  expect(feed().match(/<item>/gu)).toHaveLength(8)
  expect(feed()).toContain('<link>__ORIGIN__/blog/eternal-communication-record-and-share-lasting-memories</link>')
  expect(feed()).toContain('<pubDate>Thu, 10 Jul 2025 00:00:00 GMT</pubDate>')
})
