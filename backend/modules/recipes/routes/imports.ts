import type { Router } from '@koa/router'
import type { Context } from 'koa'
import { sendZip } from '../../../kernel/blob/zip.ts'
import { Refused } from '../../../kernel/errors.ts'
import { longBody } from '../../../kernel/http/bodies.ts'
import { awaitPosition, awaitProjection, commandOf } from '../../../kernel/http/http.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, bodyOf, describing, queryOf } from '../../../kernel/http/request.ts'
import { familyOf, inFamily, requireRight } from '../../../kernel/identity/family.ts'
import { commandIdOf } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fileName } from '../../../kernel/words/fileName.ts'
import {
  ExportQuery,
  KeepRecipes,
  memoriesOf,
  ReadPage,
  withMemories,
  type AddRecipe,
  type KeptRecipes,
} from '../contract.ts'
import { jsonLdFile } from '../contract/formats/written.ts'
import { addRecipe } from '../decide.ts'
import { contentIn, markdownFiles, tandoorFiles } from '../exporting.ts'
import { recipesAt } from '../importing.ts'
import { countIn, detailsOf } from '../queries.ts'
import { cardsOf, knownOf } from '../queries/memories.ts'
import { recipe } from '../recipe.ts'

const HOUR_S = 3_600
/** @number how long what is kept of an import at once may be, in KB */
const IMPORT_KB = 1_000

/** Reading what others wrote, and giving away what the family has. */
export const importRoutes = (kernel: Kernel, router: Router): Router => {
  const byAccount = (ctx: Context) => actorOf(ctx).id
  const reads = limited(kernel, 'recipes-page', 60, HOUR_S, byAccount)
  const keeps = limited(kernel, 'recipes-import', 1_000, HOUR_S, byAccount)
  const takes = limited(kernel, 'recipes-export', 60, HOUR_S, byAccount)

  const readPage = async (ctx: Context) => {
    ctx.body = await recipesAt(bodyOf(ctx, ReadPage).url)
  }
  const keeping = (ctx: Context, familyId: string, known: ReadonlySet<string>) => {
    const command = commandOf(kernel, ctx, actorOf(ctx), {})
    return async (body: AddRecipe, kept: number) => {
      const id = body.recipeId
      const commandId = commandIdOf(`recipe-${id}`, 'import', command.commandId)
      try {
        return await kernel.handle(recipe, id, addRecipe(withMemories(body, known), { familyId, kept, known }), {
          ...command,
          commandId,
        })
      } catch (error) {
        if (error instanceof Refused) return error.code
        throw error
      }
    }
  }
  /** One after another: each has an answer of its own, and one that is refused holds up no other. */
  const keep = async (ctx: Context) => {
    const { recipes } = bodyOf(ctx, KeepRecipes)
    const { familyId } = familyOf(ctx)
    const before = await countIn(kernel, familyId)
    const known = await knownOf(kernel, familyId, recipes.flatMap(memoriesOf))
    const one = keeping(ctx, familyId, known)
    const answers: KeptRecipes['recipes'] = []
    for (const [at, body] of recipes.entries()) {
      const answer = await one(body, before + at)
      answers.push({ id: body.recipeId, code: typeof answer === 'string' ? answer : null })
      const isLast = at === recipes.length - 1
      if (isLast && typeof answer !== 'string') await awaitProjection(kernel, ctx, 'recipes', answer)
    }
    ctx.remove('ETag')
    ctx.body = { recipes: answers } satisfies KeptRecipes
  }
  const take = async (ctx: Context) => {
    const { as, family } = queryOf(ctx, ExportQuery)
    const role = await requireRight(kernel, ctx, family, 'see')
    await awaitPosition(kernel, ctx, 'recipes')
    const details = await detailsOf(kernel, { id: actorOf(ctx).id, familyId: family, role })
    const recipes = details.filter(({ removedAt }) => removedAt === null).map(contentIn)
    const now = kernel.clock.now()
    const name = `${fileName(kernel.settings.productName)} recipes ${now.slice(0, 10)}`
    if (as !== 'jsonld') {
      const cards = await cardsOf(
        kernel,
        family,
        recipes.flatMap(({ about }) => about.cardIds),
      )
      const files =
        as === 'md' ? markdownFiles(kernel, recipes, cards) : tandoorFiles(kernel, recipes, cards, new Date(now))
      sendZip(ctx, `${name}.zip`, files, new Date(now))
      return
    }
    ctx.attachment(`${name}.json`)
    ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    ctx.type = 'application/ld+json'
    ctx.body = jsonLdFile(recipes)
  }
  return router
    .get('/export', takes, take)
    .post('/page', inFamily(kernel, 'add'), reads, describing(ReadPage, readPage))
    .post('/import', inFamily(kernel, 'add'), keeps, longBody(IMPORT_KB), describing(KeepRecipes, keep))
}
