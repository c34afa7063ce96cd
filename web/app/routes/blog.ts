import { createElement, type ComponentType, type ReactNode } from 'react'
import { slugs } from '../../modules/blog/slugs.ts'
import { paths } from '../paths.ts'
import { area } from './route.ts'

const FEATURED = 1
/** The others are being written: there the box asks where to send the story. */
const WRITTEN = 4

/** The box for our letters belongs to another module; the two meet here. */
const withLetters = async (
  page: Promise<ComponentType<{ newsletter: ReactNode }>>,
  source: 'blog' | 'story' = 'blog',
) => {
  const [Page, { NewsletterBox }] = await Promise.all([page, import('../../modules/subscribers/NewsletterBox.tsx')])
  return () => createElement(Page, { newsletter: createElement(NewsletterBox, { source }) })
}
const article = async (id: number) => {
  const [{ ArticlePage }, { posts }, { Useful }, { still }] = await Promise.all([
    import('../../modules/blog/ArticlePage.tsx'),
    import('../../modules/blog/posts.ts'),
    import('../../modules/support/Useful.tsx'),
    import('../../modules/site/still.tsx'),
  ])
  const post = posts.find((one) => one.id === id) ?? posts[0]
  // Neither the texts nor what reads markdown is fetched where the server has rendered the article.
  const load = async () => (await import('../../modules/blog/articleText.tsx')).articleText(post)
  const text =
    post.id <= WRITTEN ? createElement(still(load, import.meta.env.SSR ? await load() : undefined)) : undefined
  const under = (about: string) => createElement(Useful, { about })
  return (props: { newsletter: ReactNode }) => createElement(ArticlePage, { ...props, post, text, under })
}
const articles = Object.fromEntries(
  slugs.map((slug, index) => [
    `article${index + 1}`,
    { path: paths.article(slug), load: () => withLetters(article(index + 1), index < WRITTEN ? 'blog' : 'story') },
  ]),
)

export const blog = area(async () => (await import('../pages/blog.ts')).blog, {
  blog: {
    path: paths.blog(),
    load: () => withLetters(import('../../modules/blog/BlogPage.tsx').then(({ BlogPage }) => BlogPage)),
  },
  genealogyBlog: {
    path: paths.genealogyBlog(),
    load: () =>
      withLetters(
        import('../../modules/blog/GenealogyBlogPage.tsx').then(({ GenealogyBlogPage }) => GenealogyBlogPage),
      ),
  },
  ...articles,
  // An address that no article has.
  anyArticle: { path: paths.article(':slug'), load: () => withLetters(article(FEATURED)) },
})
