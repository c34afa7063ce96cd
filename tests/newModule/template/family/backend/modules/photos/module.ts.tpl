import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { photosOf } from './queries.ts'
import { routes } from './routes.ts'
import { shareable } from './shareable.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'photos',
  title: 'photos',
  place: {place},
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const photos = (await Promise.all(families.map((as) => photosOf(kernel, { id, ...as })))).flat()
    const page = html`<section>
      <h2>Photos</h2>
      <ul>
        ${photos.map(({ title, addedBy }) => html`<li>${title}, added by ${addedBy}</li>`)}
      </ul>
    </section>`
    return { data: photos, page: photos.length > 0 ? page : undefined }
  },
}

export const photos: Module = {
  categories,
  routers: [routes],
  export: exported,
  shareable: [shareable],
  happened: {
    photo_added: '{by} added a photo.',
    photo_removed: '{by} removed a photo.',
    photo_restored: '{by} brought a photo back.',
  },
}
