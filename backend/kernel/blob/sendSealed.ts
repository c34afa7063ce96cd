import type { Context } from 'koa'
import { Refused } from '../errors.ts'
import type { Range } from './frames.ts'
import type { Kernel } from '../kernel.ts'
import { sealedBlobs } from './sealedBlobs.ts'

const SANDBOX = "sandbox; default-src 'none'"

type Sending = {
  readonly name: string
  /** Whose key seals it. */
  readonly thing: string
  readonly type: string
  /** Makes the answer a download of this name. */
  readonly fileName?: string
  /** Of the plain bytes, where they never change: a browser keeps them, and asks whether it still may show them. */
  readonly sha256?: string
}

/**
 * The one range that a header asks for (RFC 9110, 14.2): undefined for all of it, which also answers several ranges
 * and what is no range; 'none' when nothing lies in it.
 */
export const rangeIn = (header: string, sizeBytes: number): Range | 'none' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start > end ? 'none' : { start, end }
}

/** Whether a browser has these very bytes (RFC 9110, 13.1.2). */
const isHeld = (header: string, etag: string): boolean =>
  header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)

/**
 * Answers GET and HEAD with a sealed blob, or the range that is asked for (206, 416). Kept by no cache, but for what has a
 * hash: of that a browser that has it is told so (304) without a look into the object store.
 * @throws Refused not-found when there is no such blob or its key was erased
 */
export const sendSealed = async (
  ctx: Context,
  kernel: Kernel,
  { name, thing, type, fileName, sha256 }: Sending,
): Promise<void> => {
  const etag = sha256 === undefined ? '' : `"${sha256}"`
  if (etag !== '') ctx.set({ ETag: etag, 'Cache-Control': 'private, no-cache' })
  if (etag !== '' && isHeld(ctx.get('If-None-Match'), etag)) {
    ctx.status = 304
    return
  }
  const { open, openWhole } = sealedBlobs(kernel)
  // What is shown is mostly asked for as a whole: then the store is asked once, and not for its size before.
  const isWhole = ctx.method === 'GET' && ctx.get('Range') === ''
  const blob = await (isWhole ? openWhole : open)(name, thing)
  if (!blob) throw new Refused('not-found')
  const { sizeBytes } = blob
  // Where no validator is given, an If-Range can match none.
  const ifRange = ctx.get('If-Range')
  const range = ifRange && ifRange !== etag ? undefined : rangeIn(ctx.get('Range'), sizeBytes)
  if (fileName) {
    ctx.attachment(fileName)
    // Wherever it is shown all the same, it runs nothing and is of no origin.
    ctx.set('Content-Security-Policy', SANDBOX)
  }
  if (etag === '') ctx.set('Cache-Control', 'no-store')
  ctx.set({ 'X-Content-Type-Options': 'nosniff', 'Accept-Ranges': 'bytes' })
  if (range === 'none') {
    ctx.status = 416
    ctx.set('Content-Range', `bytes */${sizeBytes}`)
    ctx.body = ''
    return
  }
  ctx.status = range ? 206 : 200
  if (range) ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`)
  if (ctx.method !== 'HEAD') ctx.body = await blob.read(range)
  ctx.type = type
  ctx.length = range ? range.end - range.start + 1 : sizeBytes
}
