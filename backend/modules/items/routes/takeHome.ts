import type { Router, RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { sendZip } from '../../../kernel/blob/zip.ts'
import { longBody } from '../../../kernel/http/bodies.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, bodyOf, describing } from '../../../kernel/http/request.ts'
import { familyOf, inFamily, requireRight } from '../../../kernel/identity/family.ts'
import { issueTicket, purposeOfTicket } from '../../../kernel/identity/tickets.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fileName } from '../../../kernel/words/fileName.ts'
import { TakeHome, type TakenHome } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { takenHome, zipOf } from '../takeHome.ts'

const HOUR_S = 3_600
/** @number how long what was chosen to be taken home can be downloaded. A download that broke off may begin anew. */
const TEN_MINUTES_S = 600
/** @number how long the list may be of what is taken home, in KB */
const IDS_KB = 32

/** What a ticket is for: whose it is, of which family, and which items. */
const purposeOf = (accountId: string, familyId: string, ids: readonly string[]): string =>
  ['items', accountId, familyId, ids.join(',')].join(':')

/** Several items as one zip, made while it is sent; who may see each is asked when it is chosen, and once more when it is sent. */
export const takeHomeRoutes = (kernel: Kernel, router: Router): Router => {
  const byAccount = (ctx: Context) => actorOf(ctx).id
  const asks = limited(kernel, 'items-take-home', 120, HOUR_S, byAccount)
  const sends = limited(kernel, 'items-taken-home', 120, HOUR_S, byAccount)

  const choose = async (ctx: Context) => {
    const { ids } = bodyOf(ctx, TakeHome)
    const { id } = actorOf(ctx)
    const { familyId, role } = familyOf(ctx)
    const kept = await takenHome(kernel, { id, familyId, role }, ids)
    if (kept.length === 0) throw refuse('not-found')
    const purpose = purposeOf(
      id,
      familyId,
      kept.map((one) => one.id),
    )
    const ticket = await issueTicket(kernel.db, purpose, TEN_MINUTES_S)
    ctx.status = 201
    ctx.body = { url: `/api/items/taken-home/${ticket}`, n: kept.length } satisfies TakenHome
  }
  const send = async (ctx: RouterContext) => {
    const { id } = actorOf(ctx)
    const purpose = (await purposeOfTicket(kernel.db, ctx.params['ticket'] ?? '')) ?? ''
    const [, accountId, familyId = '', ids = ''] = purpose.split(':')
    if (accountId !== id || purpose !== purposeOf(id, familyId, ids.split(','))) throw refuse('link-expired')
    const role = await requireRight(kernel, ctx, familyId, 'see')
    const kept = await takenHome(kernel, { id, familyId, role }, ids.split(','))
    if (kept.length === 0) throw refuse('not-found')
    const now = kernel.clock.now()
    const name = `${fileName(kernel.settings.productName)} memories ${now.slice(0, 10)}.zip`
    sendZip(ctx, name, zipOf(kept), new Date(now), 'CHECKSUMS.txt')
  }
  return router
    .post('/take-home', inFamily(kernel, 'see'), asks, longBody(IDS_KB), describing(TakeHome, choose))
    .get('/taken-home/:ticket', sends, send)
}
