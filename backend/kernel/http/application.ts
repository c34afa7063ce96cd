import { isIP } from 'node:net'
import type { Router } from '@koa/router'
import Koa from 'koa'
import { bodies } from './bodies.ts'
import { catchRefused, lastResort } from './problem.ts'
import { Refused } from '../errors.ts'
import { maintenance } from './maintenance.ts'
import { healthAnswer, type Readiness } from '../process/health.ts'
import type { Kernel } from '../kernel.ts'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { sameOrigin, securityHeaders } from './security.ts'
import { identify, sessions } from '../identity/session.ts'
import { noting } from '../identity/signs.ts'

/** Those for which modules want something else than all others have. */
export type Paths = Readonly<Record<'worksInMaintenance' | 'knowsNoSession' | 'opensByItself', readonly RegExp[]>>

export type Parts = {
  readonly routers: readonly Router[]
  /** Handled before any body is read: uploads stream through. */
  readonly streaming?: readonly Router[]
  /** Whatever no route answers: the built web. */
  readonly fallback?: Koa.Middleware
  readonly paths?: Paths
  readonly readiness?: Readiness
}

/**
 * Makes `ctx.ip` the address that the outermost of `proxies` heard from, counted from the right of X-Forwarded-For: whatever
 * stands further left was written by the sender. Where fewer proxies spoke than there are, it is whoever is connected to us.
 */
const clientAddress =
  (proxies: number): Koa.Middleware =>
  (ctx, next) => {
    const heard = ctx.get('X-Forwarded-For').split(',')
    const address = proxies > 0 ? (heard.at(-proxies)?.trim() ?? '') : ''
    ctx.request.ip = isIP(address) > 0 ? address : (ctx.req.socket.remoteAddress ?? '')
    return next()
  }

const health =
  (readiness: Readiness): Koa.Middleware =>
  async (ctx, next) => {
    const answer = await healthAnswer(ctx.path, readiness)
    if (!answer) return next()
    ctx.status = answer.status
    ctx.type = answer.type
    ctx.body = answer.body
  }

const timed: Koa.Middleware = async (ctx, next) => {
  const end = metrics.requests.startTimer({ method: ctx.method })
  await next()
  const route = (ctx as Koa.Context & { routerPath?: string }).routerPath ?? 'other'
  end({ route, status: String(ctx.status) })
}

/** Mounts a middleware on /api alone: answer pages must live without Postgres, where the sessions are. */
const onApiBut =
  (others: readonly RegExp[]) =>
  (middleware: Koa.Middleware): Koa.Middleware =>
  (ctx, next) =>
    ctx.path.startsWith('/api/') && !others.some((path) => path.test(ctx.path)) ? middleware(ctx, next) : next()

/** The HTTP application around the modules' routes: one order of middlewares for the process and for tests. */
export const applicationOf = (
  kernel: Kernel,
  { routers, streaming = [], fallback, readiness = () => ({}), paths }: Parts,
): Koa => {
  const { settings, db } = kernel
  const onApi = onApiBut(paths?.knowsNoSession ?? [])
  // Nobody speaks TLS to us ourselves: the proxy that does says so in X-Forwarded-Proto.
  const app = new Koa({ proxy: settings.origin.startsWith('https:') })
  app.on('error', (error: unknown) => log.warn('answer interrupted', { error }))
  app.use(lastResort)
  app.use(clientAddress(settings.trustedProxies))
  app.use(health(readiness))
  app.use(timed)
  app.use(securityHeaders(settings, paths?.opensByItself ?? []))
  app.use(catchRefused())
  app.use(sameOrigin(settings))
  app.use(onApi(sessions(app, db, settings)))
  app.use(onApi(identify))
  app.use(onApi(maintenance(kernel.system, paths?.worksInMaintenance ?? [])))
  for (const router of streaming) app.use(router.routes())
  app.use(onApi(noting(kernel)))
  app.use(bodies(routers))
  for (const router of routers) app.use(router.routes())
  app.use(onApi(() => Promise.reject(new Refused('not-found'))))
  if (fallback) app.use(fallback)
  return app
}
