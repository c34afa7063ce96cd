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

/**
 * Answers GET and HEAD with a sealed blob, or the range that is asked for (206, 416). Kept by no cache.
 * @throws Refused not-found when there is no such blob or its key was erased
 */
export const sendSealed = async (
  ctx: Context,
  kernel: Kernel,
  { name, thing, type, fileName }: Sending,
): Promise<void> => {
  const blob = await sealedBlobs(kernel).open(name, thing)
  if (!blob) throw new Refused('not-found')
  const { sizeBytes } = blob
  // No validator is ever given, so an If-Range can match none.
  const range = ctx.get('If-Range') ? undefined : rangeIn(ctx.get('Range'), sizeBytes)
  if (fileName) {
    ctx.attachment(fileName)
    // Wherever it is shown all the same, it runs nothing and is of no origin.
    ctx.set('Content-Security-Policy', SANDBOX)
  }
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Accept-Ranges': 'bytes' })
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
