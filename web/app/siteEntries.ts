import { posts, addressOf, type Post } from '../modules/blog/posts.ts'
import { bodies } from '../modules/blog/bodies/all.ts'
import { faqGroups } from '../modules/info/faqs.ts'
import type { Entry } from '../modules/info/siteIndex.ts'
import { withoutLinks } from '../ui/page/links.ts'
import { all } from './modules.ts'
import { paths } from './paths.ts'
import { siteSettings } from './siteSettings.ts'

/** A page's path has the page's name; one with a parameter is no place to send somebody to. */
const pathOf = (name: string): string | undefined => {
  const path = Object.entries(paths).find(([known]) => known === name)?.[1]
  return path?.length === 0 ? (path as () => string)() : undefined
}
const pageEntries = async (): Promise<readonly Entry[]> =>
  (await Promise.all(all.map(async ({ pages }) => (await pages?.()) ?? {}))).flatMap((pages) =>
    Object.entries(pages).flatMap(([key, { name, description, keywords, robots, canonical }]): readonly Entry[] => {
      const path = key === 'search' ? undefined : pathOf(key)
      if (path === undefined || robots !== 'index,follow' || (canonical ?? path) !== path) return []
      return [{ kind: 'Page', title: name, line: description, path, more: keywords }]
    }),
  )
const named = (text: string) => withoutLinks(text).replaceAll('{P}', siteSettings.productName)

const answerEntries = (): readonly Entry[] =>
  faqGroups
    .flatMap(({ faqs }) => faqs)
    .map(({ id, question, answer }) => ({
      kind: 'Answer',
      title: named(question),
      line: named(answer),
      path: `/faqs#${id}`,
      more: '',
    }))

const articleEntries = (): readonly Entry[] =>
  posts.map((post: Post) => ({
    kind: 'Article',
    title: post.title,
    line: post.excerpt,
    path: addressOf(post),
    more: [...post.tags, bodies[post.id] ?? ''].join(' '),
  }))

/** What the site's search looks through; the pages are asked for what they are in words. */
export const siteEntries = async (): Promise<readonly Entry[]> => [
  ...(await pageEntries()),
  ...answerEntries(),
  ...articleEntries(),
]
