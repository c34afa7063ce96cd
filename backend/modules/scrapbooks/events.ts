import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['scrapbook'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

/** A memory's place on a page: what of it is seen, from its left upper corner, how large, and what stands below. */
type Slot = { itemId: string | null; caption: string; x: number; y: number; zoom: number }
/** A JSON value, sealed whole; once the key is gone it reads `[erased]`. */
export type Page = { layout: string; slots: Slot[]; heading: string; words: string }

type Head = { title: string; theme: string; size: string }

export type ScrapbooksEvent =
  | Event<'ScrapbookAdded', Head & { scrapbookId: string; familyId: string; contributorId: string; addedAt: string }>
  | Event<'ScrapbookEdited', Head>
  /** What a page is now, all of it; it stands where the pages were placed last. */
  | Event<'ScrapbookPageKept', { pageId: string; version: number; page: Page; editedBy: string; editedAt: string }>
  /** All pages that are in the book now, in their order; the others are kept, to be brought back. */
  | Event<'ScrapbookPagesPlaced', { pageIds: readonly string[] }>
  | Event<'ScrapbookPdfAsked', { pdfId: string; askedAt: string }>
  /** `cutPages`: on these, from 1, not all words had room. */
  | Event<
      'ScrapbookPdfMade',
      { pdfId: string; bytes: number; pages: number; cutPages: readonly number[]; madeAt: string }
    >
  | Event<'ScrapbookPdfFailed', { pdfId: string; failedAt: string }>
  | Event<'ScrapbookRemoved', { removedBy: string; removedAt: string }>
  | Event<'ScrapbookRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'ScrapbookErased', { reason: Ending; erasedAt: string }>

/** Sealed with the scrapbook's own key. */
export const personal = {
  ScrapbookAdded: ['title'],
  ScrapbookEdited: ['title'],
  ScrapbookPageKept: ['page'],
} as const
