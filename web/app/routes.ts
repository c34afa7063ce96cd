import { all } from './modules.ts'
import { late } from './routes/late.ts'
import { publicShell, type Route } from './routes/route.ts'

/** Every page of the app, once. The first path that fits wins. */
export const routes: readonly Route[] = all.flatMap((each) => each.routes)

/** Any other address. */
export const notFound: Route = {
  name: 'notFound',
  path: '*',
  view: late(async () => {
    const [{ notFoundPage: page }, { NotFoundPage: Page }] = await Promise.all([
      import('../modules/site/pages.ts'),
      import('../modules/site/NotFoundPage.tsx'),
      publicShell.fetch(),
    ])
    return { page, Page }
  }),
}

const matcherOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:[^/]+/gu, '[^/]+')}/?$`, 'u')
const matchers = routes.map((route) => ({ route, matcher: matcherOf(route.path) }))

export const routeOf = (path: string): Route => matchers.find(({ matcher }) => matcher.test(path))?.route ?? notFound
