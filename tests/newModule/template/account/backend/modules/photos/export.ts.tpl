import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { photosOf } from './queries.ts'

/** All that the account has added. */
export const exported: ExportedFile = {
  name: 'photos',
  title: 'photos',
  place: {place},
  of: async (kernel, { id }) => {
    const photos = await photosOf(kernel, id)
    const page = html`<section>
      <h2>Photos</h2>
      <ul>
        ${photos.map(({ title }) => html`<li>${title}</li>`)}
      </ul>
    </section>`
    return { data: photos, page: photos.length > 0 ? page : undefined }
  },
}
