import { html } from '../../kernel/page/html.ts'
import type { ExportedFile, Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { hub } from './hub.ts'
import { countIn, scrapbookOf, scrapbooksOf } from './queries.ts'
import { routes } from './routes.ts'
import { shareable } from './shareable.ts'

/** What the families of an account keep, and what of it the account may bring back. */
const exported: ExportedFile = {
  name: 'scrapbooks',
  title: 'books',
  place: 53,
  of: async (kernel, { id }) => {
    const families = await kernel.membership.of(id)
    const all = families.map(async (as) => {
      const reader = { id, ...as }
      const rows = await scrapbooksOf(kernel, reader)
      return Promise.all(rows.map((row) => scrapbookOf(kernel, reader, row.id)))
    })
    const scrapbooks = (await Promise.all(all)).flat().filter((book) => book !== undefined)
    const page = html`<section>
      <h2>Books</h2>
      <ul>
        ${scrapbooks.map(({ title, addedBy, n }) => html`<li>${title}, ${n} pages, added by ${addedBy}</li>`)}
      </ul>
    </section>`
    return { data: scrapbooks, page: scrapbooks.length > 0 ? page : undefined }
  },
}

export const scrapbooks: Module = {
  categories,
  routers: [routes],
  export: exported,
  hub,
  uses: [{ limit: 'scrapbooks', count: countIn }],
  shareable: [shareable],
  happened: {
    scrapbook_added: '{by} began a book.',
    scrapbook_removed: '{by} removed a book.',
    scrapbook_restored: '{by} brought a book back.',
  },
}
