import { createElement } from 'react'
import { slugs } from '../../modules/blog/slugs.ts'
import { paths } from '../paths.ts'
import { area } from './route.ts'

const FEATURED = 1

const loadArticle = (id: number) => async () => {
  const [{ ArticlePage }, { posts }, { bodies }] = await Promise.all([
    import('../../modules/blog/ArticlePage.tsx'),
    import('../../modules/blog/posts.ts'),
    import('../../modules/blog/bodies/all.ts'),
  ])
  const post = posts.find((one) => one.id === id) ?? posts[0]
  return () => createElement(ArticlePage, { post, markdown: bodies[post.id] })
}
const articles = Object.fromEntries(
  slugs.map((slug, index) => [`article${index + 1}`, { path: paths.article(slug), load: loadArticle(index + 1) }]),
)

export const blog = area(async () => (await import('../pages/blog.ts')).blog, {
  blog: {
    path: paths.blog(),
    load: async () => (await import('../../modules/blog/BlogPage.tsx')).BlogPage,
  },
  genealogyBlog: {
    path: paths.genealogyBlog(),
    load: async () => (await import('../../modules/blog/GenealogyBlogPage.tsx')).GenealogyBlogPage,
  },
  ...articles,
  // An address that no article has.
  anyArticle: { path: paths.article(':slug'), load: loadArticle(FEATURED) },
})
