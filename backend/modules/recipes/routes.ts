import { Router, type RouterContext } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import { longBody } from '../../kernel/http/bodies.ts'
import { commandsOf, named, type Answer } from '../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily } from '../../kernel/identity/family.ts'
import { seenThing } from '../../kernel/identity/thing.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { AddRecipe, EditRecipe, memoriesOf, Nothing, refusals, sentences, withPeople } from './contract.ts'
import { addRecipe, editRecipe, removeRecipe, restoreRecipe } from './decide.ts'
import { peopleIn } from './facts.ts'
import { recipe, type Recipe } from './recipe.ts'
import { countIn, recipeOf, recipesOf } from './queries.ts'
import { knownOf } from './queries/memories.ts'
import { importRoutes } from './routes/imports.ts'

const HOUR_S = 3_600
/** @number how long a recipe's body may be, in KB: each of its characters can take three bytes */
const RECIPE_KB = 400

export const routes = (kernel: Kernel): Router => {
  const changes = limited(kernel, 'recipes-change', 1_000, HOUR_S, (ctx) => actorOf(ctx).id)
  const answer: Answer<Recipe, { readonly id: string }> = (_, revision, { id }) => ({ id, revision })
  const newCommand = commandsOf(kernel, 'recipes', {
    aggregate: recipe,
    target: (ctx, body: AddRecipe, category) => ({ ...named(ctx, body, category), familyId: familyOf(ctx).familyId }),
    answer,
  })
  const seen = seenThing(kernel, recipe)
  const command = commandsOf(kernel, 'recipes', { aggregate: recipe, target: seen, answer })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'recipes')
    ctx.body = await recipesOf(kernel, { id: actorOf(ctx).id, ...familyOf(ctx) })
  }
  const one = async (ctx: RouterContext) => {
    const { id, by, state, role } = await seen(ctx)
    await awaitPosition(kernel, ctx, 'recipes')
    const found = await recipeOf(kernel, { id: by.id, familyId: state.familyId, role }, id)
    if (!found) throw new Refused('not-found')
    ctx.set('ETag', `"${found.revision}"`)
    ctx.body = found
  }
  const long = longBody(RECIPE_KB)
  const add = async (body: AddRecipe, { familyId }: { readonly familyId: string }) =>
    addRecipe(withPeople(body, await peopleIn(kernel, familyId, body)), {
      familyId,
      kept: await countIn(kernel, familyId),
      known: await knownOf(kernel, familyId, memoriesOf(body)),
    })
  const edit = async (body: EditRecipe, { role, state }: Awaited<ReturnType<typeof seen>>) =>
    editRecipe(withPeople(body, await peopleIn(kernel, state.familyId, body)), {
      role,
      known: await knownOf(kernel, state.familyId, memoriesOf(body)),
    })

  const router = new Router({ prefix: '/api/recipes' }).use(catchRefused({ statuses: refusals, sentences }), signedIn)
  return importRoutes(kernel, router)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), changes, long, newCommand(AddRecipe, add, { status: 201 }))
    .get('/:id', one)
    .patch('/:id', onRevision, changes, long, command(EditRecipe, edit))
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
