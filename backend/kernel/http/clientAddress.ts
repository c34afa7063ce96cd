import { isIP } from 'node:net'
import type { Middleware } from 'koa'

/**
 * Makes `ctx.ip` the address that the outermost of `proxies` heard from, counted from the right of X-Forwarded-For: whatever
 * stands further left was written by the sender. Where fewer proxies spoke than there are, it is whoever is connected to us.
 */
export const clientAddress =
  (proxies: number): Middleware =>
  (ctx, next) => {
    const heard = ctx.get('X-Forwarded-For').split(',')
    const address = proxies > 0 ? (heard.at(-proxies)?.trim() ?? '') : ''
    ctx.request.ip = isIP(address) > 0 ? address : (ctx.req.socket.remoteAddress ?? '')
    return next()
  }
