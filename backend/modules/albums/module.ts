import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { albumsOf } from './queries.ts'
import { routes } from './routes.ts'
import { shareable } from './shareable.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'albums',
  title: 'albums',
  place: 48,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const albums = (await Promise.all(families.map((as) => albumsOf(kernel, { id, ...as })))).flat()
    const page = html`<section>
      <h2>Albums</h2>
      <ul>
        ${albums.map(({ title, addedBy }) => html`<li>${title}, added by ${addedBy}</li>`)}
      </ul>
    </section>`
    return { data: albums, page: albums.length > 0 ? page : undefined }
  },
}

export const albums: Module = {
  categories,
  routers: [routes],
  export: exported,
  shareable: [shareable],
  happened: {
    album_added: '{by} added an album.',
    album_removed: '{by} removed an album.',
    album_restored: '{by} brought an album back.',
  },
}
