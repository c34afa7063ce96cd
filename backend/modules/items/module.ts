import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { itemsOf } from './queries.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'
import { shareable } from './shareable.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'items',
  title: 'items',
  place: 47,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const items = (await Promise.all(families.map((as) => itemsOf(kernel, { id, ...as })))).flat()
    const page = html`<section>
      <h2>Items</h2>
      <ul>
        ${items.map(({ title, addedBy }) => html`<li>${title}, added by ${addedBy}</li>`)}
      </ul>
    </section>`
    return { data: items, page: items.length > 0 ? page : undefined }
  },
}

export const items: Module = {
  categories,
  routers: [routes],
  export: exported,
  shareable: [shareable],
  recordable,
  happened: {
    item_added: '{by} added an item.',
    item_removed: '{by} removed an item.',
    item_restored: '{by} brought an item back.',
  },
}
