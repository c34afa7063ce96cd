import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Context, Middleware } from 'koa'
import { filling, type Documents } from './documents.ts'
import type { Settings } from '../process/settings.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}
/** Texts of the build that name the house: filled for each answer. */
const FILLED: Record<string, string> = { '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml; charset=utf-8' }

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const takesBrotli = (ctx: Context) => ctx.acceptsEncodings('br', 'identity') === 'br'

/** Serves the built web. Files under /assets carry a hash in their name and are immutable; any other path is a page. */
export const site = (settings: Settings, documents: Documents): Middleware => {
  const { webDist } = settings
  const fill = filling(settings)
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return
    const extension = extname(ctx.path)
    const file = (TYPES[extension] ?? FILLED[extension]) && (await fileAt(webDist, ctx.path))
    if (file && FILLED[extension]) {
      ctx.type = FILLED[extension]
      ctx.set('Cache-Control', 'public, max-age=300')
      ctx.body = fill(await readFile(file.path, 'utf8'))
    } else if (file) await sendFile(ctx, file)
    else await sendPage(ctx, documents)
  }
}

type Found = { readonly path: string; readonly sizeBytes: number }

const sendFile = async (ctx: Context, file: Found) => {
  const compressed = takesBrotli(ctx) ? await sizeOf(`${file.path}.br`) : undefined
  ctx.type = TYPES[extname(file.path)] ?? 'application/octet-stream'
  const isHashed = ctx.path.startsWith('/assets/')
  ctx.set('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
  ctx.vary('Accept-Encoding')
  if (compressed !== undefined) ctx.set('Content-Encoding', 'br')
  ctx.length = compressed ?? file.sizeBytes
  ctx.body = createReadStream(compressed === undefined ? file.path : `${file.path}.br`)
}

const sendPage = async (ctx: Context, documents: Documents) => {
  const query = new URLSearchParams(ctx.querystring)
  const { status, html } = await documents({ path: ctx.path, query, nonce: String(ctx.state['nonce']) })
  ctx.status = status
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  ctx.vary('Accept-Encoding')
  if (!takesBrotli(ctx)) ctx.body = html
  else {
    ctx.set('Content-Encoding', 'br')
    ctx.body = await compress(html, QUALITY)
  }
}

const sizeOf = async (path: string): Promise<number | undefined> => {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined
  }
}

/** A file below the folder; a path that leads out of it, or is no path, is none. */
const fileAt = async (folder: string, urlPath: string): Promise<Found | undefined> => {
  const path = pathIn(folder, urlPath)
  const sizeBytes = path === undefined ? undefined : await sizeOf(path)
  return path === undefined || sizeBytes === undefined ? undefined : { path, sizeBytes }
}
const pathIn = (folder: string, urlPath: string): string | undefined => {
  try {
    const path = join(folder, normalize(decodeURIComponent(urlPath)))
    return path.startsWith(`${normalize(folder)}/`) ? path : undefined
  } catch {
    return undefined
  }
}
