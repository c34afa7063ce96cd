import { PassThrough } from 'node:stream'
import type { Middleware } from 'koa'
import type { Kernel } from './kernel.ts'
import { actorOf } from './request.ts'

const BEAT_MS = 15_000

/** Server-sent events: tells an account's open pages which of its streams changed, as {stream, position}. */
export const live =
  ({ notices }: Kernel): Middleware =>
  (ctx) => {
    const { id } = actorOf(ctx)
    const out = new PassThrough()
    ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', Connection: 'keep-alive' })
    ctx.status = 200
    ctx.body = out
    out.write(': open\n\n')
    const stop = notices.onChange(({ stream, position, audience }) => {
      if (audience === id) out.write(`data: ${JSON.stringify({ stream, position })}\n\n`)
    })
    const beat = setInterval(() => out.write(': still here\n\n'), BEAT_MS)
    ctx.req.on('close', () => {
      clearInterval(beat)
      stop()
      out.end()
    })
  }
