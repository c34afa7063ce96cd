import { useEffect, useRef, useState } from 'react'
import type { Page, PageRow, ScrapbookDetail } from '../../../../backend/modules/scrapbooks/contract.ts'
import type { Book } from './useBook.ts'

/** @number milliseconds without a letter after which a scrapbook's page is saved */
const QUIET_MS = 2_000

type Draft = { readonly row: PageRow; readonly page: Page }

/**
 * What somebody has changed of a page and is not saved yet: it is saved after a while without a letter, when a field is left,
 * and when the page is. What is refused stays as it was written.
 */
export const useDraft = (book: ScrapbookDetail, { keepPage }: Pick<Book, 'keepPage'>) => {
  const [draft, setDraft] = useState<Draft>()
  const latest = useRef<Draft>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    const now = latest.current
    if (!now) return true
    latest.current = undefined
    const { row, page } = now
    if (JSON.stringify(row.page) === JSON.stringify(page)) return true
    const isKept = await keepPage(row.id, row.page, page, row.version)
    // Whatever was written meanwhile goes on from what was saved.
    const since = latest.current as Draft | undefined
    if (isKept && since?.row.id === row.id)
      latest.current = { ...since, row: { ...since.row, page, version: Math.max(since.row.version, row.version + 1) } }
    if (isKept && !since) setDraft((shown) => (shown?.page === page ? undefined : shown))
    if (!isKept && !since) latest.current = now
    return isKept
  }
  const saving = useRef(save)
  useEffect(() => {
    saving.current = save
  })
  useEffect(() => () => void saving.current(), [])

  const change = (row: PageRow, page: Page) => {
    const before = latest.current?.row.id === row.id ? latest.current.row : row
    latest.current = { row: before, page }
    setDraft(latest.current)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void saving.current(), QUIET_MS)
  }
  const isThere = draft !== undefined && book.pages.some(({ id }) => id === draft.row.id)
  return { of: isThere ? draft.row.id : undefined, page: draft?.page, change, save }
}
