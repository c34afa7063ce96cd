import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { figuresOf } from './queries.ts'
import { noteVisit } from './visits.ts'

const MINUTE_S = 60

export const routes = (kernel: Kernel) =>
  new Router({ prefix: '/api' })
    .use(catchRefused())
    .get('/claims', async (ctx) => void (ctx.body = await figuresOf(kernel)))
    .post('/visits', limited(kernel, 'visits', 60, MINUTE_S), async (ctx) => {
      await noteVisit(kernel, ctx)
      ctx.status = 204
    })
