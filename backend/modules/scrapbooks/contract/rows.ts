import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { Page } from './page.ts'
import { SIZE_IDS } from './sizes.ts'
import { THEME_IDS } from './themes.ts'

/** A book as a member of the family sees it in a list. */
export const ScrapbookRow = v.object({
  id: Id,
  revision: v.number(),
  title: v.string(),
  theme: v.picklist(THEME_IDS),
  size: v.picklist(SIZE_IDS),
  /** How many pages it has. */
  n: v.number(),
  /** By name: “A former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
})
export type ScrapbookRow = v.InferOutput<typeof ScrapbookRow>

export const PageRow = v.object({
  id: Id,
  version: v.number(),
  page: Page,
  /** Who changed it last, and when: for a while it is theirs. */
  editedBy: v.string(),
  isEditedByMe: v.boolean(),
  editedAt: Instant,
})
export type PageRow = v.InferOutput<typeof PageRow>

/** A photo that is on a page, of those that the whole family sees. */
export const PhotoRow = v.object({
  id: Id,
  title: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
})
export type PhotoRow = v.InferOutput<typeof PhotoRow>

/** What a PDF tells of itself once it is made. */
export const PdfRow = v.object({
  id: Id,
  state: v.picklist(['asked', 'made', 'failed']),
  at: Instant,
  bytes: v.nullable(v.number()),
  pages: v.nullable(v.number()),
  /** Pages on which not all words have room, from 1. */
  cutPages: v.array(v.number()),
  /** Nothing of the book has been changed since. */
  isCurrent: v.boolean(),
})
export type PdfRow = v.InferOutput<typeof PdfRow>

/** With its pages in their order. */
export const ScrapbookDetail = v.object({
  ...ScrapbookRow.entries,
  pages: v.array(PageRow),
  photos: v.array(PhotoRow),
  pdf: v.nullable(PdfRow),
  /** Whether this service can make a PDF at all. */
  makesPdf: v.boolean(),
})
export type ScrapbookDetail = v.InferOutput<typeof ScrapbookDetail>
