import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type RecipesEvent } from '../../backend/modules/recipes/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of a recipe's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update recipes.recipes set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** A family's recipes, as they lie in the log, sealed. */
const table = projection(
  'recipes.recipes',
  forCategory<RecipesEvent>('recipe', {
    RecipeAdded: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into recipes.recipes (id, family_id, contributor_id, title, about, ingredients, steps, added_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${sql.jsonb(sealed('title'))}, ${sql.jsonb(sealed('about'))},
          ${sql.jsonb(sealed('ingredients'))}, ${sql.jsonb(sealed('steps'))}, ${data.addedAt}, ${Number(revision)})
        on conflict (id) do nothing`),
    RecipeEdited: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`title = ${sql.jsonb(event.sealed('title'))}, about = ${sql.jsonb(event.sealed('about'))},
          ingredients = ${sql.jsonb(event.sealed('ingredients'))}, steps = ${sql.jsonb(event.sealed('steps'))}`,
      ),
    RecipeRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    RecipeRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    RecipeErased: (tx, { id }) => tx.query(none`delete from recipes.recipes where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the recipes that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

export const recipes: ReadModule = {
  categories,
  tables: [table],
  noted: {
    category: 'recipe',
    kinds: { RecipeAdded: 'recipe_added', RecipeRemoved: 'recipe_removed', RecipeRestored: 'recipe_restored' },
    erasedBy: 'RecipeErased',
  },
}
