import { createElement, type ComponentType, type ReactNode } from 'react'
import type { WebModule } from '../../app/module.ts'
import { newsletterBox, still, useful } from '../../app/parts.tsx'
import { area } from '../../app/routes/route.ts'
import { slugs } from './slugs.ts'
import { paths } from './paths.ts'

const FEATURED = 1

const withLetters = async (page: Promise<ComponentType<{ newsletter: ReactNode }>>) => {
  const [Page, NewsletterBox] = await Promise.all([page, newsletterBox()])
  return () => createElement(Page, { newsletter: createElement(NewsletterBox, { source: 'blog' }) })
}
const article = async (id: number) => {
  const [{ ArticlePage }, { posts }, Useful, unchanged] = await Promise.all([
    import('./ArticlePage.tsx'),
    import('./posts.ts'),
    useful(),
    still(),
  ])
  const post = posts.find((one) => one.id === id) ?? posts[0]
  // Neither the texts nor what reads markdown is fetched where the server has rendered the article.
  const load = async () => (await import('./articleText.tsx')).articleText(post)
  const text = createElement(unchanged(load, import.meta.env.SSR ? await load() : undefined))
  const under = (about: string) => createElement(Useful, { about })
  return (props: { newsletter: ReactNode }) => createElement(ArticlePage, { ...props, post, text, under })
}
const articles = Object.fromEntries(
  slugs.map((slug, index) => [
    `article${index + 1}`,
    { path: paths.article(slug), load: () => withLetters(article(index + 1)) },
  ]),
)

/** Search finds its articles by what they say, so it has no `pages`. */
export const blog: WebModule = {
  routes: area(paths, async () => (await import('./pages.ts')).pages, {
    blog: {
      path: paths.blog(),
      load: () => withLetters(import('./BlogPage.tsx').then(({ BlogPage }) => BlogPage)),
    },
    genealogyBlog: {
      path: paths.genealogyBlog(),
      load: () => withLetters(import('./GenealogyBlogPage.tsx').then(({ GenealogyBlogPage }) => GenealogyBlogPage)),
    },
    ...articles,
    // An address that no article has.
    anyArticle: { path: paths.article(':slug'), load: () => withLetters(article(FEATURED)) },
  }),
}
