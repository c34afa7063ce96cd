import { Router } from '@koa/router'
import type { Context } from 'koa'
import type { GenericSchema, InferOutput } from 'valibot'
import { catchRefused } from '../../kernel/http/problem.ts'
import { afterwards, commandOf, settle } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, bodyOf, idOf, queryOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { may } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import {
  AddRelative,
  ChangeRelative,
  KinPathQuery,
  Nothing,
  refusals,
  sentences,
  StateKin,
  UnstateKin,
} from './contract.ts'
import { addRelative, changeRelative, removeRelative, stateKin, unstateKin, type Decide, type Facts } from './decide.ts'
import { kin } from './kin.ts'
import { pathBetween, relativesOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel) => {
  const byAccount = (ctx: Context) => actorOf(ctx).id
  const changes = limited(kernel, 'relatives-change', 1_000, HOUR_S, byAccount)
  const reads = limited(kernel, 'kin-path', 1_000, HOUR_S, byAccount)
  const see = inFamily(kernel, 'see')
  const add = inFamily(kernel, 'add')

  /** Gives a command to the kin of the family that the request is about. */
  const telling = <Schema extends GenericSchema<unknown, object>>(
    bodySchema: Schema,
    toDecision: (facts: Facts, body: InferOutput<Schema>, ctx: Context & { params: Record<string, string> }) => Decide,
    { status = 200, read = bodyOf }: { readonly status?: number; readonly read?: typeof bodyOf } = {},
  ) => {
    const tell = async (ctx: Context & { params: Record<string, string> }) => {
      const body = read(ctx, bodySchema)
      const { familyId, role } = familyOf(ctx)
      const members = (await kernel.membership.membersNow(familyId)).map(({ accountId }) => accountId)
      const decision = toDecision({ familyId, members, mayEdit: may(role, 'edit') }, body, ctx)
      const handled = await kernel.handle(kin, familyId, decision, commandOf(kernel, ctx, actorOf(ctx), body))
      await settle(kernel, ctx, 'connections', handled)
      ctx.status = status
      ctx.body = {}
    }
    return Object.assign(tell, { bodySchema })
  }
  const list = async (ctx: Context) => {
    await afterwards(kernel, ctx, 'connections')
    ctx.body = await relativesOf(kernel, familyOf(ctx), actorOf(ctx).id)
  }
  const path = async (ctx: Context) => {
    const { from, to } = queryOf(ctx, KinPathQuery)
    await afterwards(kernel, ctx, 'connections')
    ctx.body = { path: await pathBetween(kernel, familyOf(ctx).familyId, from, to) }
  }

  return new Router({ prefix: '/api' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/relatives', signedIn, see, list)
    .post('/relatives', signedIn, add, changes, telling(AddRelative, addRelative, { status: 201 }))
    .patch(
      '/relatives/:id',
      signedIn,
      add,
      changes,
      telling(ChangeRelative, (facts, body, ctx) => changeRelative(facts, idOf(ctx.params['id']), body)),
    )
    .delete(
      '/relatives/:id',
      signedIn,
      add,
      changes,
      telling(Nothing, (facts, _, ctx) => removeRelative(facts, idOf(ctx.params['id']))),
    )
    .put('/kin', signedIn, add, changes, telling(StateKin, stateKin))
    .delete('/kin', signedIn, add, changes, telling(UnstateKin, unstateKin, { read: queryOf }))
    .get('/kin/path', signedIn, see, reads, path)
}
