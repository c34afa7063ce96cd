import { addressOf, posts, type Post } from '../modules/blog/posts.ts'
import { strings } from '../modules/blog/strings.ts'

// The server writes these into each answer.
const ORIGIN = '__ORIGIN__'
const PRODUCT = '__PRODUCT__'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const item = (post: Post): readonly string[] => [
  '<item>',
  `<title>${escaped(post.title)}</title>`,
  `<link>${ORIGIN}${addressOf(post)}</link>`,
  `<guid>${ORIGIN}${addressOf(post)}</guid>`,
  `<pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate>`,
  `<category>${escaped(post.category)}</category>`,
  `<description>${escaped(post.excerpt)}</description>`,
  '</item>',
]

/** The blog for feed readers (RSS 2.0). */
export const feed = (): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${strings.heading} | ${PRODUCT}</title>`,
    `<link>${ORIGIN}/blog</link>`,
    `<atom:link href="${ORIGIN}/blog/feed.xml" rel="self" type="application/rss+xml" />`,
    `<description>${escaped(strings.line)}</description>`,
    '<language>en</language>',
    ...posts.flatMap(item),
    '</channel></rss>',
    '',
  ].join('\n')
