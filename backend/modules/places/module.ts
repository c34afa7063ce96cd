import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { placesOf } from './queries.ts'
import { routes } from './routes.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'places',
  title: 'places',
  place: 49,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const places = (await Promise.all(families.map((as) => placesOf(kernel, { id, ...as })))).flat()
    const page = html`<section>
      <h2>Places</h2>
      <ul>
        ${places.map(({ name, addedBy }) => html`<li>${name}, added by ${addedBy}</li>`)}
      </ul>
    </section>`
    return { data: places, page: places.length > 0 ? page : undefined }
  },
}

export const places: Module = {
  categories,
  routers: [routes],
  export: exported,
  happened: {
    place_added: '{by} named a place.',
    place_removed: '{by} removed a place.',
    place_restored: '{by} brought a place back.',
  },
}
