import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type ScrapbooksEvent } from '../../backend/modules/scrapbooks/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of a scrapbook's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update scrapbooks.scrapbooks set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** The same of what a PDF of it shows. */
const setContent = (tx: Tx, event: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  set(tx, event, sql.fragment`content_revision = ${Number(event.revision)}, ${changes}`)

/** A family's scrapbooks, with titles as they lie in the log, sealed. */
const table = projection(
  'scrapbooks.scrapbooks',
  forCategory<ScrapbooksEvent>('scrapbook', {
    ScrapbookAdded: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into scrapbooks.scrapbooks
          (id, family_id, contributor_id, title, theme, size, added_at, content_revision, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${sql.jsonb(sealed('title'))}, ${data.theme}, ${data.size},
          ${data.addedAt}, ${Number(revision)}, ${Number(revision)})
        on conflict (id) do nothing`),
    ScrapbookEdited: (tx, event) =>
      setContent(
        tx,
        event,
        sql.fragment`title = ${sql.jsonb(event.sealed('title'))}, theme = ${event.data.theme}, size = ${event.data.size}`,
      ),
    ScrapbookPageKept: (tx, event) => setContent(tx, event, sql.fragment`title = title`),
    ScrapbookPagesPlaced: (tx, event) =>
      setContent(tx, event, sql.fragment`page_ids = ${sql.array([...event.data.pageIds], 'uuid')}`),
    ScrapbookPdfAsked: (tx, event) =>
      set(tx, event, sql.fragment`pdf = ${sql.jsonb(asked(event.data.pdfId, event.data.askedAt, event.revision))}`),
    ScrapbookPdfMade: (tx, event) => {
      const { bytes, pages, cutPages, madeAt } = event.data
      const made = { state: 'made', at: madeAt, bytes, pages, cutPages: [...cutPages] }
      return set(tx, event, sql.fragment`pdf = pdf || ${sql.jsonb(made)}`)
    },
    ScrapbookPdfFailed: (tx, event) =>
      set(tx, event, sql.fragment`pdf = pdf || ${sql.jsonb({ state: 'failed', at: event.data.failedAt })}`),
    ScrapbookRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    ScrapbookRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    ScrapbookErased: (tx, { id }) => tx.query(none`delete from scrapbooks.scrapbooks where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the scrapbooks that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

/** What is known of a PDF that was asked for; `revision` says of which version of the book. */
const asked = (id: string, at: string, revision: bigint) => ({
  id,
  state: 'asked',
  at,
  bytes: null,
  pages: null,
  cutPages: [],
  revision: Number(revision),
})

/** The pages that each has had, as they lie in the log, sealed. */
const pages = projection(
  'scrapbooks.pages',
  forCategory<ScrapbooksEvent>('scrapbook', {
    ScrapbookPageKept: (tx, { id, data: { pageId, version, editedBy, editedAt }, sealed }) =>
      tx.query(none`
        insert into scrapbooks.pages (scrapbook_id, id, version, page, edited_by, edited_at)
        values (${id}, ${pageId}, ${version}, ${sql.jsonb(sealed('page'))}, ${editedBy}, ${editedAt})
        on conflict (scrapbook_id, id) do update set
          version = excluded.version, page = excluded.page, edited_by = excluded.edited_by, edited_at = excluded.edited_at`),
    ScrapbookErased: (tx, { id }) => tx.query(none`delete from scrapbooks.pages where scrapbook_id = ${id}`),
  }),
)

export const scrapbooks: ReadModule = {
  categories,
  tables: [table, pages],
  noted: {
    category: 'scrapbook',
    kinds: {
      ScrapbookAdded: 'scrapbook_added',
      ScrapbookRemoved: 'scrapbook_removed',
      ScrapbookRestored: 'scrapbook_restored',
    },
    erasedBy: 'ScrapbookErased',
  },
}
