import type { Crumb, Page, Thing, Words } from './page.ts'

/** The words of a page at one address, with the product's name in them. */
export type Settled = Omit<Words, 'title' | 'parent' | 'structuredData'> & {
  readonly title: string
  /** From the landing page down to this one. */
  readonly trail: readonly Crumb[]
  readonly things: readonly Thing[]
}
export type Address = {
  readonly path: string
  readonly pattern: string
  /** The query without its "?". */
  readonly search?: string
  /** The answer to a public question, when it is here. */
  readonly known: (apiPath: string) => unknown
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What stands at `:name` of the pattern. */
export const paramsOf = (pattern: string, path: string): Readonly<Record<string, string>> => {
  const given = path.split('/')
  const parts = pattern.split('/').map((part, index) => [part, decoded(given[index] ?? '')] as const)
  return Object.fromEntries(
    parts.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  )
}

const isHidden = ({ hidesQueries, queries = [] }: Page, { search = '' }: Address): boolean => {
  const asked = new URLSearchParams(search)
  return hidesQueries === true && queries.some((name) => asked.has(name))
}

export const settled = (page: Page, productName: string, address: Address): Settled => {
  const { path, pattern, known } = address
  const words: Words = { ...page, ...page.at?.(paramsOf(pattern, path), known) }
  const { title, parent, structuredData, ...rest } = words
  const here = { name: words.name, path }
  return {
    ...rest,
    ...(isHidden(page, address) && { robots: 'noindex,nofollow' }),
    title: title?.(productName) ?? `${words.name} | ${productName}`,
    trail: path === '/' ? [] : [{ name: 'Home', path: '/' }, ...(parent ? [parent] : []), here],
    things: structuredData?.(productName) ?? [],
  }
}
