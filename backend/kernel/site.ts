import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import type { Middleware } from 'koa'
import * as v from 'valibot'
import { escapeHtml } from './letter.ts'
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
export const site = (settings: Settings, isPage: (path: string) => boolean): Middleware => {
  const { webDist } = settings
  const shell = shellOf(settings)
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return
    const type = TYPES[extname(ctx.path)]
    const file = type && (await fileAt(webDist, ctx.path))
    if (file) {
      ctx.type = type
      ctx.length = file.sizeBytes
      const isHashed = ctx.path.startsWith('/assets/')
      ctx.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      ctx.body = createReadStream(file.path)
      return
    }
    ctx.status = isPage(ctx.path) ? 200 : 404
    ctx.type = 'html'
    ctx.set('Cache-Control', 'no-store')
    ctx.body = (await shell()).replaceAll('__NONCE__', String(ctx.state['nonce']))
  }
}

/** The page around the app, read anew when the web was built anew: its scripts' names change with each build. */
const shellOf = (settings: Settings) => {
  const path = join(settings.webDist, 'index.html')
  let known = { mtimeMs: 0, text: '' }
  return async (): Promise<string> => {
    const { mtimeMs } = await stat(path)
    if (mtimeMs !== known.mtimeMs) known = { mtimeMs, text: filled(await readFile(path, 'utf8'), settings) }
    return known.text
  }
}

/** What the operator has set, written into the page. */
const filled = (page: string, { productName, dayMs, supportPhone, supportEmail }: Settings): string => {
  const values = {
    PRODUCT: productName,
    DAY_MS: String(dayMs),
    SUPPORT_PHONE: supportPhone,
    SUPPORT_EMAIL: supportEmail,
  }
  return Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`__${name}__`, escapeHtml(value)), page)
}

/** A file below the folder; a path that leads out of it, or is no path, is none. */
const fileAt = async (folder: string, urlPath: string): Promise<{ path: string; sizeBytes: number } | undefined> => {
  try {
    const path = join(folder, normalize(decodeURIComponent(urlPath)))
    const found = path.startsWith(`${normalize(folder)}/`) ? await stat(path) : undefined
    return found?.isFile() ? { path, sizeBytes: found.size } : undefined
  } catch {
    return undefined
  }
}
