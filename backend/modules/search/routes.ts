import { Router } from '@koa/router'
import type { Context } from 'koa'
import { awaitPosition } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, queryOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SearchQuery } from './contract.ts'
import { foundOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const searches = limited(kernel, 'search', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  return new Router({ prefix: '/api/search' })
    .use(catchRefused(), signedIn)
    .get('/', inFamily(kernel, 'see'), searches, async (ctx: Context) => {
      const sought = queryOf(ctx, SearchQuery)
      await awaitPosition(kernel, ctx, 'search')
      ctx.body = await foundOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) }, sought)
    })
}
