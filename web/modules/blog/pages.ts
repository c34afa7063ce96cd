import { addressOf, authorOf, featured, posts, type Post } from './posts.ts'
import { strings } from './strings.ts'
import { paths } from '../../app/paths.ts'
import { publicly, type Page, type Pages } from '../../app/pages/page.ts'

const article = (post: Post): Page => ({
  ...publicly,
  name: post.title,
  title: () => strings.title(post.title),
  description: post.excerpt,
  keywords: post.tags.join(', '),
  parent: { name: strings.heading, path: paths.blog() },
  structuredData: (productName) => [
    {
      '@type': 'Article',
      headline: post.title,
      description: post.excerpt,
      author: { '@type': 'Organization', name: authorOf(productName) },
      datePublished: post.date,
      dateModified: post.date,
      keywords: post.tags,
      articleSection: post.category,
      inLanguage: 'en',
    },
  ],
})

/** The blog and its articles. */
export const pages: Pages = {
  blog: {
    ...publicly,
    name: strings.heading,
    queries: ['q', 'tag', 'page'],
    description: strings.line,
    keywords: 'family legacy blog, voice messages, legacy letters, dementia, family history, grief',
    structuredData: (productName) => [
      {
        '@type': 'Blog',
        name: strings.heading,
        publisher: { '@type': 'Organization', name: productName },
        blogPost: posts.map(({ title, date }) => ({ '@type': 'BlogPosting', headline: title, datePublished: date })),
      },
    ],
  },
  genealogyBlog: {
    ...publicly,
    name: 'Genealogy Blog',
    description: 'Questions to ask while someone can still answer them, and help with ancestors who are hard to find.',
    queries: ['q', 'tag', 'page'],
    keywords: 'genealogy, family history, interviews, ancestors',
    parent: { name: strings.heading, path: paths.blog() },
  },
  ...Object.fromEntries(posts.map((post) => [`article${post.id}`, article(post)])),
  // An address that no article has shows the featured one, and says where that one lives.
  anyArticle: { ...article(featured), canonical: addressOf(featured) },
}
