import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { hubOf } from './queries.ts'

export const routes = (kernel: Kernel): Router =>
  new Router({ prefix: '/api/hub' }).use(catchRefused()).get('/', signedIn, inFamily(kernel, 'see'), async (ctx) => {
    ctx.body = await hubOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  })
