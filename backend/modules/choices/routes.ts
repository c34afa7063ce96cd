import { Router } from '@koa/router'
import type { Context } from 'koa'
import { commandsOf } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily, ofFamily } from '../../kernel/identity/family.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { choice } from './choice.ts'
import { ChooseLanguage, refusals, sentences, SetChoices } from './contract.ts'
import { chooseLanguage, setChoices } from './decide.ts'
import { choicesOf, offeredBy, receiptsOf } from './queries.ts'

const HOUR_S = 3_600

/** What machines may do with what a family keeps: said by members, for the family by its owner and helpers. */
export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'choices-change', 100, HOUR_S, (ctx) => actorOf(ctx).id)
  const see = inFamily(kernel, 'see')
  const readerOf = (ctx: Context) => ({ id: actorOf(ctx).id, ...familyOf(ctx) })
  const command = commandsOf(kernel, 'choices', {
    aggregate: choice,
    target: (ctx) => ({ ...ofFamily(ctx), ...familyOf(ctx) }),
    answer: (_, __, ___, ctx) => choicesOf(kernel, readerOf(ctx)),
  })
  const read = async (ctx: Context) => {
    ctx.body = await choicesOf(kernel, readerOf(ctx))
  }
  const receipts = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'choices')
    ctx.body = await receiptsOf(kernel, readerOf(ctx))
  }
  return new Router({ prefix: '/api/ai' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn, see)
    .get('/choices', read)
    .put(
      '/choices',
      changes,
      command(SetChoices, (body, { familyId, role }) => setChoices(body, { familyId, role, ...offeredBy(kernel) })),
    )
    .put(
      '/language',
      changes,
      command(ChooseLanguage, (body, { familyId, role }) => chooseLanguage(body, { familyId, role })),
    )
    .get('/receipts', receipts)
}
