import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import type { RecipeDetail } from './contract.ts'
import { jsonLdOf } from './contract/formats/written.ts'
import { categories } from './events.ts'
import { contentIn } from './exporting.ts'
import { detailsOf } from './queries.ts'
import { routes } from './routes.ts'
import { shareable } from './shareable.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'recipes',
  title: 'recipes',
  place: 50,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const recipes = (await Promise.all(families.map((as) => detailsOf(kernel, { id, ...as })))).flat()
    const page = html`<section>
      <h2>Recipes</h2>
      <ul>
        ${recipes.map(
          ({ title, addedBy, about, ingredients, steps }) =>
            html`<li>
              <h3>${title}</h3>
              <p>${[about.cook.name, about.makes.words, `added by ${addedBy}`].filter(Boolean).join(', ')}</p>
              ${about.story === '' ? '' : html`<p>${about.story}</p>`}
              <ul>
                ${ingredients.map(({ original }) => html`<li>${original}</li>`)}
              </ul>
              <ol>
                ${steps.map(({ text }) => html`<li>${text}</li>`)}
              </ol>
            </li>`,
        )}
      </ul>
    </section>`
    return { data: jsonLd(recipes), page: recipes.length > 0 ? page : undefined }
  },
}

/** As other programs read them, with who added each. */
const jsonLd = (recipes: readonly RecipeDetail[]) => ({
  '@context': 'https://schema.org',
  '@graph': recipes.map((one) => ({ ...jsonLdOf(contentIn(one)), contributor: one.addedBy, dateCreated: one.addedAt })),
})

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
