import type { AskForPdf } from '../contract.ts'
import { refuse, requireMay, type As, type Decide } from './guards.ts'

/** @param isHere whether this service can make one */
export const askForPdf =
  ({ pdfId }: AskForPdf, { isHere, ...as }: As & { readonly isHere: boolean }): Decide =>
  (scrapbook, { by, at }) => {
    requireMay(scrapbook, by, as)
    const { pdf, order } = scrapbook
    if (pdf?.id === pdfId) return []
    if (!isHere) throw refuse('pdf-not-here')
    if (order.length === 0) throw refuse('no-pages')
    if (pdf?.state === 'asked') throw refuse('pdf-running')
    return [{ type: 'ScrapbookPdfAsked', data: { pdfId, askedAt: at } }]
  }

type Made = {
  readonly pdfId: string
  readonly bytes: number
  readonly pages: number
  readonly cutPages: readonly number[]
}

/** It lies beside the book; nothing where another was asked for meanwhile, or the book is gone. */
export const recordPdf =
  (made: Made): Decide =>
  ({ status, pdf }, { at }) =>
    status === 'erased' || pdf?.id !== made.pdfId || pdf.state !== 'asked'
      ? []
      : [{ type: 'ScrapbookPdfMade', data: { ...made, madeAt: at } }]

export const failPdf =
  ({ pdfId }: Pick<Made, 'pdfId'>): Decide =>
  ({ status, pdf }, { at }) =>
    status === 'erased' || pdf?.id !== pdfId || pdf.state !== 'asked'
      ? []
      : [{ type: 'ScrapbookPdfFailed', data: { pdfId, failedAt: at } }]
