import { addressOf, authorOf, posts, type Post } from '../modules/blog/posts.ts'
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
    '<rss version="2.0"><channel>',
    `<title>${strings.heading} | ${PRODUCT}</title>`,
    `<link>${ORIGIN}/blog</link>`,
    `<description>${escaped(authorOf(PRODUCT))}</description>`,
    '<language>en</language>',
    ...posts.flatMap(item),
    '</channel></rss>',
    '',
  ].join('\n')
