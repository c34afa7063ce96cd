import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { isOpen } from './app/closed.ts'
import { documentOf, PRODUCT } from './app/document.ts'
import type { Page } from './app/pages/page.ts'
import { settled, type Settled } from './app/pages/settled.ts'
import { newQueryClient } from './app/queryClient.ts'
import { Root } from './app/Root.tsx'
import { notFound, routeOf, routes } from './app/routes.ts'
import type { Route } from './app/routes/route.ts'

/** By the path of the question. */
type Answers = Readonly<Record<string, unknown>>
type Asked = {
  readonly path: string
  /** The query without its "?". */
  readonly search?: string
  /** To the page's `needs`. */
  readonly data?: Answers
}

const isRendered = (route: Route, isPrerendered: boolean | undefined) => isPrerendered === true || route === notFound

/** What a page says of itself at one address, with a place-holder for the product's name. */
export const wordsAt = async (path: string, data: Answers = {}, search = ''): Promise<Settled> => {
  const route = routeOf(path)
  const { page } = await route.view.fetch()
  return settled(page, PRODUCT, { path, pattern: route.path, search, known: (apiPath) => data[apiPath] })
}

/**
 * The document of one address as a visitor sees it, with place-holders that the server fills for each answer.
 * @param template the built index.html
 */
export const renderRoute = async (template: string, { path, search = '', data = {} }: Asked): Promise<string> => {
  const route = routeOf(path)
  const { page } = await route.view.fetch()
  const words = await wordsAt(path, data, search)
  const image = words.image ?? `/social/${route.name}.png`
  if (!isRendered(route, page.isPrerendered)) return documentOf(template, { words, path, image })

  const cache = createCache({ key: 'css' })
  cache.compat = true // keeps the rules here instead of in the HTML, where they would break :nth-child
  const queryClient = newQueryClient()
  for (const [question, answer] of Object.entries(data)) queryClient.setQueryData([question], answer)
  const html = renderToString(<Root cache={cache} queryClient={queryClient} rendered={{ path, search }} />)
  const rules = Object.entries(cache.inserted)
  const css = rules.map(([, rule]) => rule).join('')
  const app = { html, css, ids: rules.map(([id]) => id), path, search, data }
  return documentOf(template, { words, path, image, app })
}

export type ListedPage = {
  readonly name: string
  readonly pattern: string
  /** Without the product's name. */
  readonly title: string
  readonly audience: Page['audience']
  readonly isShown: boolean
  /** Whether what the page tells of works. */
  readonly isOpen: boolean
  readonly isRendered: boolean
  readonly instances: readonly string[]
  readonly queries: readonly string[]
  readonly needs: readonly string[]
}

/** Every page, for the build: what to render and what the server answers with it. */
export const listPages = (): Promise<readonly ListedPage[]> =>
  Promise.all(
    [...routes, notFound].map(async (route) => {
      const { page } = await route.view.fetch()
      const { path: pattern, name } = route
      const words = settled(page, PRODUCT, { path: pattern, pattern, known: () => undefined })
      const isShown = words.robots === 'index,follow' && (words.canonical ?? pattern) === pattern
      const { audience, instances = [], queries = [], needs = [] } = page
      const title = words.title.replace(PRODUCT, '').replace(/^[\s–|]+|[\s–|]+$/gu, '')
      const isReadable = isRendered(route, page.isPrerendered)
      return {
        name,
        pattern,
        title,
        audience,
        isShown,
        isOpen: isOpen(pattern),
        isRendered: isReadable,
        instances,
        queries,
        needs,
      }
    }),
  )
