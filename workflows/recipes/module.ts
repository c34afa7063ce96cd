import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { KEPT_DAYS, memoriesOf } from '../../backend/modules/recipes/contract.ts'
import { addRecipe, eraseRecipe } from '../../backend/modules/recipes/decide.ts'
import { recipe } from '../../backend/modules/recipes/recipe.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { fillingDemo } from '../kernel/demo.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { process } from '../kernel/process.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { demoRecipes } from './demo.ts'

const Row = v.object({ id: v.string() })

/** What `RecipeErased` promises, done after it: its key goes. */
const destroy = async ({ load, keys }: Kernel, id: string): Promise<void> => {
  if ((await load(recipe, id)).state.status === 'erased') await keys.erase(`recipe-${id}`)
}
const eraseRemoved = async (kernel: Kernel, id: string): Promise<void> => {
  const { revision } = await kernel.load(recipe, id)
  await trySystemCommand(kernel)(recipe, id, eraseRecipe({ reason: 'removed' }), 'eraseRemoved', String(revision))
  await destroy(kernel, id)
}

/** What was removed is erased once nobody can bring it back. */
const recipeProcess = process({
  aggregate: recipe,
  wakes: (wake) => ({
    RecipeRemoved: (event) => wake(event),
    RecipeRestored: (event) => wake(event),
    RecipeErased: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, addedAt, removedAt }, _part, { clock, keys }, id) => {
    if (status === 'removed') return { step: 'erase', at: plus(removedAt, KEPT_DAYS * clock.dayMs) }
    if (status === 'erased' && (await keys.isThere(`recipe-${id}`))) return { step: 'destroy', at: addedAt }
    return undefined
  },
  steps: { erase: { act: eraseRemoved }, destroy: { act: destroy } },
  open: [
    {
      find: ({ db }) => db.any(sql.type(Row)`select id from recipes.recipes where removed_at is not null order by id`),
    },
  ],
})

/** What is left of a family ends with it; each may run twice. */
const ends: Ends = {
  account: { none: 'What someone added stays with the family, and ends with it.' },
  family: {
    part: 'recipes',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'recipes', position)
        const rows = await kernel.db.any(sql.type(Row)`
          select id from recipes.recipes where family_id = ${familyId} order by id`)
        return rows.map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(recipe, id, eraseRecipe({ reason: 'family' }), 'eraseRecipe')
        await destroy(kernel, id)
      },
    }),
  },
}

export const recipes: WorkModule = {
  process: recipeProcess,
  ends,
  demo: (kernel) => ({
    demoRecipes: fillingDemo(async (familyId) => {
      const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
      for (const content of demoRecipes(familyId)) {
        const recipeId = derivedId(`demo:${familyId}:recipe:${content.title}`)
        await ask(
          recipe,
          recipeId,
          addRecipe({ recipeId, ...content }, { familyId, kept: 0, known: new Set(memoriesOf(content)) }),
          'demoRecipe',
        )
      }
    }),
  }),
}
