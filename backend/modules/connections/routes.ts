import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, idOf, queryOf, signedIn } from '../../kernel/http/request.ts'
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
  SetQuiet,
  StateKin,
  UnstateKin,
} from './contract.ts'
import { addRelative, changeRelative, removeRelative, setQuiet, stateKin, unstateKin } from './decide.ts'
import { kin } from './kin.ts'
import { pathBetween, relativesOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel) => {
  const byAccount = (ctx: Context) => actorOf(ctx).id
  const changes = limited(kernel, 'relatives-change', 1_000, HOUR_S, byAccount)
  const reads = limited(kernel, 'kin-path', 1_000, HOUR_S, byAccount)
  const see = inFamily(kernel, 'see')
  const add = inFamily(kernel, 'add')

  const command = commandsOf(kernel, 'connections', {
    aggregate: kin,
    target: async (ctx) => {
      const { familyId, role } = familyOf(ctx)
      const members = (await kernel.membership.membersNow(familyId)).map(({ accountId }) => accountId)
      return { id: familyId, by: actorOf(ctx), familyId, members, mayEdit: may(role, 'edit') }
    },
    answer: () => ({}),
  })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'connections')
    ctx.body = await relativesOf(kernel, familyOf(ctx), actorOf(ctx).id)
  }
  const path = async (ctx: Context) => {
    const { from, to } = queryOf(ctx, KinPathQuery)
    await awaitPosition(kernel, ctx, 'connections')
    ctx.body = { path: await pathBetween(kernel, familyOf(ctx).familyId, from, to) }
  }

  return new Router({ prefix: '/api' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/relatives', signedIn, see, list)
    .post('/relatives', signedIn, add, changes, command(AddRelative, addRelative, { status: 201 }))
    .patch(
      '/relatives/:id',
      signedIn,
      add,
      changes,
      command(ChangeRelative, (body, facts, { params }) => changeRelative(idOf(params['id']), body, facts)),
    )
    .delete(
      '/relatives/:id',
      signedIn,
      add,
      changes,
      command(Nothing, (_, facts, { params }) => removeRelative(idOf(params['id']), facts)),
    )
    .put(
      '/relatives/:id/quiet',
      signedIn,
      add,
      changes,
      command(SetQuiet, (body, facts, { params }) => setQuiet(idOf(params['id']), body, facts)),
    )
    .put('/kin', signedIn, add, changes, command(StateKin, stateKin))
    .delete('/kin', signedIn, add, changes, command(UnstateKin, unstateKin, { read: queryOf }))
    .get('/kin/path', signedIn, see, reads, path)
}
