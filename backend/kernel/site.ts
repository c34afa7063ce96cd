import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { Middleware } from 'koa'
import * as v from 'valibot'
import type { Settings } from './settings.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Which paths are pages, by the list the web's build leaves: `/future-messages/:id` and its like. */
export const pagesOf = async ({ webDist }: Settings): Promise<(path: string) => boolean> => {
  const text = await readFile(join(webDist, 'routes.json'), 'utf8').catch(() => '["/"]')
  const patterns = v.parse(v.array(v.string()), JSON.parse(text))
  const matchers = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}/?$`))
  return (path) => matchers.some((matcher) => matcher.test(path))
}

/**
 * Serves the built web. Files under /assets carry a hash in their name and are immutable; every path without a file is
 * a page: index.html with the request's nonce. `isPage` says which paths exist, so that others answer 404.
 */
export const site = ({ webDist, productName }: Settings, isPage: (path: string) => boolean): Middleware => {
  const page = readFile(join(webDist, 'index.html'), 'utf8')
  page.catch(() => 'told when a page is asked for')
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return
    const type = TYPES[extname(ctx.path)]
    const path = join(webDist, normalize(decodeURIComponent(ctx.path)))
    const file = type && path.startsWith(webDist) ? await stat(path).catch(() => undefined) : undefined
    if (file?.isFile() && type) {
      ctx.type = type
      ctx.length = file.size
      ctx.set(
        'Cache-Control',
        ctx.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      )
      ctx.body = createReadStream(path)
      return
    }
    ctx.status = isPage(ctx.path) ? 200 : 404
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-store')
    ctx.body = (await page).replaceAll('__NONCE__', String(ctx.state['nonce'])).replaceAll('__PRODUCT__', productName)
  }
}
