import type { Router, RouterContext } from '@koa/router'
import { awaitPosition } from '../../../kernel/http/http.ts'
import { queryOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ChartQuery } from '../contract.ts'
import { chartOf } from '../queries/chart.ts'
import { keepsakesOfOne } from '../queries/keepsakes.ts'
import { namedTree } from '../treeOf.ts'
import { namedRecord } from './named.ts'

/** A tree to be drawn, and what there is to hear and see of someone in it. */
export const chartRoutes = (kernel: Kernel, router: Router): Router => {
  const tree = namedTree(kernel)
  const named = namedRecord(kernel)
  const chart = async (ctx: RouterContext) => {
    const { treeId, familyId, by } = await tree(ctx, 'see')
    const { root, from } = queryOf(ctx, ChartQuery)
    await awaitPosition(kernel, ctx, 'records')
    const looker = { accountId: by.id, familyId }
    ctx.body = await chartOf(kernel, { treeId, sight: 'full', looker }, { root, from })
  }
  const keepsakes = async (ctx: RouterContext) => {
    const { id, familyId, by } = await named(ctx)
    await awaitPosition(kernel, ctx, 'records')
    ctx.body = await keepsakesOfOne(kernel, { accountId: by.id, familyId }, id)
  }
  return router.get('/:tree/chart', chart).get('/:tree/records/:record/keepsakes', keepsakes)
}
