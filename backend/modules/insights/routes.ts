import { Router } from '@koa/router'
import type { Context } from 'koa'
import { commandsOf } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, queryOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily, ofFamily } from '../../kernel/identity/family.ts'
import type { Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { DismissSuggestion, InsightsQuery, refusals, sentences } from './contract.ts'
import { dismissSuggestion } from './decide.ts'
import { insight } from './insight.ts'
import { connectionsOf, duplicatesOf, gapsOf } from './queries.ts'

const HOUR_S = 3_600

/** What a machine noticed in what a family keeps, where it said yes to that. */
export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'insights-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const see = inFamily(kernel, 'see')
  const list =
    <T>(read: (of: Kernel, reader: Reader) => Promise<T>) =>
    async (ctx: Context) => {
      queryOf(ctx, InsightsQuery)
      await awaitPosition(kernel, ctx, 'insights')
      ctx.body = await read(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
    }
  const command = commandsOf(kernel, 'insights', {
    aggregate: insight,
    target: (ctx) => ({ ...ofFamily(ctx), ...familyOf(ctx) }),
    answer: (_, revision) => ({ revision }),
  })
  return new Router({ prefix: '/api/insights' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/duplicates', see, list(duplicatesOf))
    .get('/connections', see, list(connectionsOf))
    .get('/gaps', see, list(gapsOf))
    .post(
      '/dismiss',
      inFamily(kernel, 'add'),
      changes,
      command(DismissSuggestion, (body, { familyId }) => dismissSuggestion(body, familyId)),
    )
}
