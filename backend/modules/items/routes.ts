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
import { AddItem, Nothing, RenameItem } from './contract.ts'
import { addItem, removeItem, renameItem, restoreItem } from './decide.ts'
import { item, type Item } from './item.ts'
import { itemsOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'items-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Item, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'items', {
    aggregate: item,
    target: (ctx, body: AddItem, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const command = commandsOf(kernel, 'items', { aggregate: item, target: seenThing(kernel, item), answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'items')
    ctx.body = await itemsOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }

  return new Router({ prefix: '/api/items' })
    .use(catchRefused(), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, newCommand(AddItem, addItem, { status: 201 }))
    .patch('/:id', onRevision, changes, command(RenameItem, renameItem))
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removeItem(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restoreItem(as)),
    )
}
