import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type Page, type ScrapbooksEvent } from './events.ts'

export type KeptPage = {
  readonly version: number
  readonly page: Page
  readonly editedBy: string
  readonly editedAt: string
}
export type Scrapbook = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly scrapbookId: string
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  readonly theme: string
  readonly size: string
  /** All that it has had, by id, those that were taken out among them. */
  readonly pages: Readonly<Record<string, KeptPage>>
  /** Those that are in it, in their order. */
  readonly order: readonly string[]
  /** The PDF that was asked for last. */
  readonly pdf: { readonly id: string; readonly state: 'asked' | 'made' | 'failed'; readonly at: string } | null
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const scrapbook: Aggregate<Scrapbook, ScrapbooksEvent> = {
  category: 'scrapbook',
  personal,
  subject: ({ scrapbookId }) => `scrapbook-${scrapbookId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    scrapbookId: '',
    familyId: '',
    contributorId: '',
    title: '',
    theme: '',
    size: '',
    pages: {},
    order: [],
    pdf: null,
    addedAt: '',
    removedAt: '',
  },
  evolve: (scrapbook, { type, data }) => {
    switch (type) {
      case 'ScrapbookAdded':
        return { ...scrapbook, ...data, status: 'kept' }
      case 'ScrapbookEdited':
        return { ...scrapbook, ...data }
      case 'ScrapbookPageKept': {
        const { pageId, ...kept } = data
        return { ...scrapbook, pages: { ...scrapbook.pages, [pageId]: kept } }
      }
      case 'ScrapbookPagesPlaced':
        return { ...scrapbook, order: data.pageIds }
      case 'ScrapbookPdfAsked':
        return { ...scrapbook, pdf: { id: data.pdfId, state: 'asked', at: data.askedAt } }
      case 'ScrapbookPdfMade':
        return { ...scrapbook, pdf: { id: data.pdfId, state: 'made', at: data.madeAt } }
      case 'ScrapbookPdfFailed':
        return { ...scrapbook, pdf: { id: data.pdfId, state: 'failed', at: data.failedAt } }
      case 'ScrapbookRemoved':
        return { ...scrapbook, status: 'removed', removedAt: data.removedAt }
      case 'ScrapbookRestored':
        return { ...scrapbook, status: 'kept', removedAt: '' }
      case 'ScrapbookErased':
        return { ...scrapbook, status: 'erased' }
    }
  },
}
