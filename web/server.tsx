import createCache from '@emotion/cache'
import { renderToString } from 'react-dom/server'
import { documentOf, PRODUCT } from './app/document.ts'
import { settled } from './app/pages/settled.ts'
import { newQueryClient } from './app/queryClient.ts'
import { Root } from './app/Root.tsx'
import { notFound, routeOf, routes } from './app/routes.ts'
import type { Route } from './app/routes/route.ts'

type Asked = {
  readonly path: string
  /** The query without its "?". */
  readonly search?: string
  /** Answers to the page's `needs`, by path. */
  readonly data?: Readonly<Record<string, unknown>>
}

const isRendered = (route: Route, isPrerendered: boolean | undefined) => isPrerendered === true || route === notFound

/**
 * The document of one address as a visitor sees it, with place-holders that the server fills for each answer.
 * @param template the built index.html
 */
export const renderRoute = async (template: string, { path, search = '', data = {} }: Asked): Promise<string> => {
  const route = routeOf(path)
  const { page } = await route.view.fetch()
  const words = settled(page, PRODUCT, { path, pattern: route.path, known: (apiPath) => data[apiPath] })
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
  readonly isShown: boolean
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
      const { instances = [], queries = [], needs = [], isPrerendered } = page
      const title = words.title.replace(PRODUCT, '').replace(/^[\s–|]+|[\s–|]+$/gu, '')
      return { name, pattern, title, isShown, isRendered: isRendered(route, isPrerendered), instances, queries, needs }
    }),
  )
