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
import { AddRecipe, Nothing, RenameRecipe } from './contract.ts'
import { addRecipe, removeRecipe, renameRecipe, restoreRecipe } from './decide.ts'
import { recipe, type Recipe } from './recipe.ts'
import { recipesOf } from './queries.ts'

const HOUR_S = 3_600

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'recipes-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Recipe, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'recipes', {
    aggregate: recipe,
    target: (ctx, body: AddRecipe, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const command = commandsOf(kernel, 'recipes', { aggregate: recipe, target: seenThing(kernel, recipe), answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'recipes')
    ctx.body = await recipesOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }

  return new Router({ prefix: '/api/recipes' })
    .use(catchRefused(), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, newCommand(AddRecipe, addRecipe, { status: 201 }))
    .patch('/:id', onRevision, changes, command(RenameRecipe, renameRecipe))
    .delete(
      '/:id',
      changes,
      command(Nothing, (_, as) => removeRecipe(as)),
    )
    .post(
      '/:id/restore',
      changes,
      command(Nothing, (_, as) => restoreRecipe(as)),
    )
}
