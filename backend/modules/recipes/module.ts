import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { recipesOf } from './queries.ts'
import { routes } from './routes.ts'
import { shareable } from './shareable.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'recipes',
  title: 'recipes',
  place: 50,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const recipes = (await Promise.all(families.map((as) => recipesOf(kernel, { id, ...as })))).flat()
    const page = html`<section>
      <h2>Recipes</h2>
      <ul>
        ${recipes.map(({ title, addedBy }) => html`<li>${title}, added by ${addedBy}</li>`)}
      </ul>
    </section>`
    return { data: recipes, page: recipes.length > 0 ? page : undefined }
  },
}

export const recipes: Module = {
  categories,
  routers: [routes],
  export: exported,
  shareable: [shareable],
  happened: {
    recipe_added: '{by} added a recipe.',
    recipe_removed: '{by} removed a recipe.',
    recipe_restored: '{by} brought a recipe back.',
  },
}
