import { plus } from '../../../kernel/log/decider.ts'
import { HELD_S, MOST_EVER, MOST_PAGES, type KeepPage, type MovePage, type TakeOutPages } from '../contract.ts'
import type { Page, ScrapbooksEvent } from '../events.ts'
import { pagesFrom, type Photo } from '../fill.ts'
import type { Scrapbook } from '../scrapbook.ts'
import { refuse, requireMay, type As, type Decide } from './guards.ts'

const SECOND_MS = 1_000

/** What stands on a page and is not the whole family's is not put there; what stood there before may stay. */
type Keeping = As & {
  readonly pageId: string
  readonly known: ReadonlySet<string>
  /** Who changed the page last, by name. */
  readonly who: string
}
const placed = (pageIds: readonly string[]): ScrapbooksEvent => {
  if (pageIds.length > MOST_PAGES) throw refuse('page-limit')
  return { type: 'ScrapbookPagesPlaced', data: { pageIds } }
}
const requireRoomFor = ({ pages }: Scrapbook, n: number): void => {
  if (Object.keys(pages).length + n > MOST_EVER) throw refuse('page-limit')
}

const idsOn = (page: Page | undefined): readonly (string | null)[] => page?.slots.map(({ itemId }) => itemId) ?? []

/** Adds a page as the last, or changes one on the version that was seen. */
export const keepPage =
  ({ version, content: page }: KeepPage, { pageId, known, who, ...as }: Keeping): Decide =>
  (scrapbook, { by, at }) => {
    requireMay(scrapbook, by, as)
    const before = scrapbook.pages[pageId]
    if (!before && version > 0) throw refuse('page-unknown')
    if (before && JSON.stringify(before.page) === JSON.stringify(page)) return []
    const isHeld = before && before.editedBy !== by.id && at < plus(before.editedAt, HELD_S * SECOND_MS)
    if (isHeld) throw refuse('page-held', { who })
    if (before && before.version !== version) throw refuse('page-changed')
    const isThere = (id: string | null) => id === null || known.has(id) || idsOn(before?.page).includes(id)
    if (!idsOn(page).every(isThere)) throw refuse('photo-unknown')
    const kept = { pageId, version: version + 1, page, editedBy: by.id, editedAt: at }
    const event: ScrapbooksEvent = { type: 'ScrapbookPageKept', data: kept }
    if (before) return [event]
    requireRoomFor(scrapbook, 1)
    return [event, placed([...scrapbook.order, pageId])]
  }

/** To right before another, or to the end; one that was taken out comes back there. */
export const movePage =
  ({ pageId, beforeId }: MovePage, as: As): Decide =>
  (scrapbook, { by }) => {
    requireMay(scrapbook, by, as)
    const { pages, order } = scrapbook
    if (!pages[pageId] || (beforeId !== null && !order.includes(beforeId))) throw refuse('page-unknown')
    if (pageId === beforeId) return []
    const others = order.filter((id) => id !== pageId)
    const at = beforeId === null ? others.length : others.indexOf(beforeId)
    const next = others.toSpliced(at, 0, pageId)
    return next.join() === order.join() ? [] : [placed(next)]
  }

/** They are kept, so that they can be brought back. */
export const takeOutPages =
  ({ pageIds }: TakeOutPages, as: As): Decide =>
  (scrapbook, { by }) => {
    requireMay(scrapbook, by, as)
    const left = scrapbook.order.filter((id) => !pageIds.includes(id))
    return left.length === scrapbook.order.length ? [] : [placed(left)]
  }

type Filling = {
  readonly photos: readonly Photo[]
  /** The id of a page by how many the book has had before it. */
  readonly idOf: (n: number) => string
}
/** Photos become pages behind the last, put together by their days. */
export const fillScrapbook =
  ({ photos, idOf }: Filling, as: As): Decide =>
  (scrapbook, { by, at }) => {
    requireMay(scrapbook, by, as)
    if (photos.length === 0) throw refuse('nothing-to-place')
    const { title, pages, order } = scrapbook
    const made = pagesFrom(photos, order.length === 0 ? title : '')
    requireRoomFor(scrapbook, made.length)
    const had = Object.keys(pages).length
    const kept = made.map((page, n) => ({ pageId: idOf(had + n), version: 1, page, editedBy: by.id, editedAt: at }))
    return [
      ...kept.map((data): ScrapbooksEvent => ({ type: 'ScrapbookPageKept', data })),
      placed([...order, ...kept.map(({ pageId }) => pageId)]),
    ]
  }
