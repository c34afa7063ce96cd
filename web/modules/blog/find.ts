import type { Post } from './posts.ts'

export type Asked = { readonly words: string; readonly tag: string }

const folded = (text: string) => text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')

/** The articles that have the tag, and every word somewhere in title, excerpt, tags or text. */
export const findPosts = (
  posts: readonly Post[],
  bodies: Readonly<Record<number, string>>,
  { words, tag }: Asked,
): readonly Post[] => {
  const wanted = folded(words).split(/\s+/u).filter(Boolean)
  return posts.filter((post) => {
    if (tag !== '' && !post.tags.includes(tag)) return false
    const text = folded([post.title, post.excerpt, ...post.tags, bodies[post.id] ?? ''].join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}

/** Tags by how many articles have them. */
export const popularTags = (posts: readonly Post[], most: number): readonly string[] => {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, 'en'))
    .slice(0, most)
    .map(([tag]) => tag)
}

/** @number posts on a page of the blog */
export const PAGE_SIZE = 4
/** `?page=2` shows two pages' worth; whatever is no page is the first. */
export const pageOf = (asked: string | null): number => {
  const page = Number(asked)
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1
}
