import * as v from 'valibot'
import { sql, type Fragment } from '../../kernel/db.ts'
import type { Sealed } from '../../kernel/event.ts'
import { may, mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ERASED, SealedText } from '../../kernel/log/codec.ts'
import { FORMER } from '../families/reading.ts'
import { SIZE_IDS, THEME_IDS, type Page, type PageRow, type ScrapbookDetail, type ScrapbookRow } from './contract.ts'
import { photosOf } from './queries/photos.ts'

/** @number scrapbooks in a list */
const MOST = 1_000

const Pdf = v.object({
  id: v.string(),
  state: v.picklist(['asked', 'made', 'failed']),
  at: v.string(),
  bytes: v.nullable(v.number()),
  pages: v.nullable(v.number()),
  cutPages: v.array(v.number()),
  revision: v.number(),
})
const Row = v.object({
  id: v.string(),
  revision: v.number(),
  contributorId: v.string(),
  title: SealedText,
  theme: v.picklist(THEME_IDS),
  size: v.picklist(SIZE_IDS),
  pageIds: v.array(v.string()),
  contentRevision: v.number(),
  pdf: v.nullable(Pdf),
  addedAt: v.string(),
  removedAt: v.nullable(v.string()),
})
type Row = v.InferOutput<typeof Row>
/** Who reads, and what they are in the family. */
type Reader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }

/** What was removed is for those alone who may bring it back. */
const rowsWhere = ({ db }: Pick<Kernel, 'db'>, { id, familyId, role }: Reader, condition: Fragment) =>
  db.any(sql.type(Row)`
    select id, revision, contributor_id, title, theme, size, page_ids, content_revision, pdf, added_at, removed_at
    from scrapbooks.scrapbooks
    where family_id = ${familyId} and ${condition}
      and (removed_at is null or ${may(role, 'edit')} or ${may(role, 'add')} and contributor_id = ${id})
    order by added_at desc, id limit ${MOST}`)

const shownOf = async (
  { unseal }: Pick<Kernel, 'unseal'>,
  { id, role }: Reader,
  names: ReadonlyMap<string, string>,
  row: Row,
): Promise<ScrapbookRow> => {
  const isOwn = row.contributorId === id
  const { revision, theme, size, addedAt, removedAt } = row
  return {
    id: row.id,
    revision,
    theme,
    size,
    addedAt,
    removedAt,
    n: row.pageIds.length,
    title: await unseal(row.title),
    addedBy: names.get(row.contributorId) || FORMER,
    isOwn,
    mayChange: mayChange(role, isOwn),
  }
}

/** A family's scrapbooks, the newest first. */
export const scrapbooksOf = async (kernel: Kernel, reader: Reader): Promise<ScrapbookRow[]> => {
  const rows = await rowsWhere(kernel, reader, sql.fragment`true`)
  const names = await kernel.membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  return Promise.all(rows.map((row) => shownOf(kernel, reader, names, row)))
}

const StoredPage = v.object({
  id: v.string(),
  version: v.number(),
  page: SealedText,
  editedBy: v.string(),
  editedAt: v.string(),
})

/** A page as it was sealed; undefined once its key is gone. */
const pageIn = async ({ unseal }: Pick<Kernel, 'unseal'>, field: Sealed): Promise<Page | undefined> => {
  const text = await unseal(field)
  return text === ERASED ? undefined : (JSON.parse(text) as Page)
}

/** The memories that stand on pages. */
export const photosOn = (pages: readonly { readonly page: Pick<Page, 'slots'> }[]): readonly string[] =>
  pages.flatMap(({ page }) => page.slots.flatMap(({ itemId }) => itemId ?? []))

const pagesOf = async (kernel: Kernel, { id }: Reader, { id: bookId, pageIds }: Row): Promise<PageRow[]> => {
  const stored = await kernel.db.any(sql.type(StoredPage)`
    select id, version, page, edited_by, edited_at from scrapbooks.pages
    where scrapbook_id = ${bookId} and id = any(${sql.array([...pageIds], 'uuid')})`)
  const names = await kernel.membership.namesOf([...new Set(stored.map(({ editedBy }) => editedBy))])
  const opened = await Promise.all(
    stored.map(async ({ page: sealed, editedBy, ...row }) => {
      const page = await pageIn(kernel, sealed)
      const said = { ...row, editedBy: names.get(editedBy) || FORMER, isEditedByMe: editedBy === id }
      return page ? [{ ...said, page }] : []
    }),
  )
  const byId = new Map(opened.flat().map((row) => [row.id, row]))
  return pageIds.flatMap((pageId) => byId.get(pageId) ?? [])
}

/** One with its pages in their order, and what is known of the photos on them. */
export const scrapbookOf = async (kernel: Kernel, reader: Reader, id: string): Promise<ScrapbookDetail | undefined> => {
  const [row] = await rowsWhere(kernel, reader, sql.fragment`id = ${id}`)
  if (!row) return undefined
  const [names, pages] = await Promise.all([
    kernel.membership.namesOf([row.contributorId]),
    pagesOf(kernel, reader, row),
  ])
  const photos = await photosOf(kernel, reader.familyId, photosOn(pages))
  const { pdf, contentRevision } = row
  const { revision: _, ...told } = pdf ?? { revision: 0 }
  return {
    ...(await shownOf(kernel, reader, names, row)),
    pages,
    photos: photos.map(({ id: photoId, title, caption, width, height }) => ({
      id: photoId,
      title: title || caption,
      width,
      height,
    })),
    pdf: pdf && { ...(told as Omit<typeof pdf, 'revision'>), isCurrent: pdf.revision > contentRevision },
    makesPdf: kernel.settings.chromium !== '',
  }
}

const Count = v.object({ n: v.number() })
/** How many a family keeps. */
export const countIn = async ({ db }: Pick<Kernel, 'db'>, familyId: string): Promise<number> => {
  const { n } = await db.one(sql.type(Count)`
    select count(*)::int as n from scrapbooks.scrapbooks where family_id = ${familyId} and removed_at is null`)
  return n
}

const Titled = v.object({ id: v.string(), contributorId: v.string(), title: SealedText })
const titled = ({ unseal }: Pick<Kernel, 'unseal'>, rows: readonly v.InferOutput<typeof Titled>[]) =>
  Promise.all(rows.map(async ({ title, ...row }) => ({ ...row, title: await unseal(title) })))

/** What these scrapbooks are called, of those that are kept. */
export const titlesOf = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from scrapbooks.scrapbooks
    where id = any(${sql.array([...ids], 'uuid')}) and removed_at is null`)
  return new Map((await titled(kernel, rows)).map(({ id, title }) => [id, title]))
}

/** Those that a family keeps, the newest first. */
export const keptIn = async (kernel: Kernel, familyId: string) => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from scrapbooks.scrapbooks
    where family_id = ${familyId} and removed_at is null order by added_at desc, id limit ${MOST}`)
  return titled(kernel, rows)
}
