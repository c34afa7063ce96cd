import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { NO_WILL, TITLES } from './contract.ts'
import { wishesViewOf } from './queries.ts'

/** Their last wishes as they are now, and who has read them. */
export const exported: ExportedFile = {
  name: 'wishes',
  title: 'last wishes',
  place: 33,
  of: async (kernel, { id }) => {
    const view = await wishesViewOf(kernel, id)
    const written = view.sections.filter(({ words }) => words !== '')
    const page = html`<section>
      <h2>Last wishes</h2>
      <p>${NO_WILL}</p>
      ${written.map(
        ({ name, words }) =>
          html`<h3>${TITLES[name]}</h3>
            <p>${words}</p>`,
      )}
      ${
        view.reads.length > 0 &&
        html`<ul>
          ${view.reads.map(({ name, at }) => html`<li>${name} read them on ${at.slice(0, 10)}</li>`)}
        </ul>`
      }
    </section>`
    return { data: view, page: written.length > 0 ? page : undefined }
  },
}
