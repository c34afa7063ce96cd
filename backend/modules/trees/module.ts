import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { treesOf } from './queries.ts'
import { routes } from './routes.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'trees',
  title: 'trees',
  place: 44,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const trees = (await Promise.all(families.map((as) => treesOf(kernel, { id, ...as })))).flat()
    const page = html`<section>
      <h2>Trees</h2>
      <ul>
        ${trees.map(({ title, addedBy }) => html`<li>${title}, added by ${addedBy}</li>`)}
      </ul>
    </section>`
    return { data: trees, page: trees.length > 0 ? page : undefined }
  },
}

export const trees: Module = {
  categories,
  routers: [routes],
  export: exported,
  happened: {
    tree_added: '{by} added a tree.',
    tree_removed: '{by} removed a tree.',
    tree_restored: '{by} brought a tree back.',
  },
}
