import { Router } from '@koa/router'
import type { Context } from 'koa'
import { commandsOf, named, type Answer } from '../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { seenThing } from '../../kernel/identity/thing.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { AddTree, Nothing, refusals, RenameTree, sentences, SetHomePerson } from './contract.ts'
import { addTree, removeTree, renameTree, restoreTree, setHomePerson } from './decide.ts'
import { tree, type Tree } from './tree.ts'
import { countOf, hasPerson, treesOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'trees-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Tree, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'trees', {
    aggregate: tree,
    target: (ctx, body: AddTree, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const command = commandsOf(kernel, 'trees', { aggregate: tree, target: seenThing(kernel, tree), answer })
  const add = newCommand(
    AddTree,
    async (body, { familyId }) => addTree(body, { familyId, n: await countOf(kernel, familyId) }),
    { status: 201 },
  )
  const home = command(SetHomePerson, async (body, { id, role }) =>
    setHomePerson(body, { role, isThere: await hasPerson(kernel, id, body.recordId) }),
  )
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'trees')
    ctx.body = await treesOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }

  return new Router({ prefix: '/api/trees' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, add)
    .patch('/:id', onRevision, changes, command(RenameTree, renameTree))
    .post('/:id/home', changes, home)
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removeTree(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restoreTree(as)),
    )
}
