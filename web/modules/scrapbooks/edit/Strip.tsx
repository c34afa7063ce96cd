import { css } from '@emotion/react'
import { useState } from 'react'
import type { Page, ScrapbookDetail } from '../../../../backend/modules/scrapbooks/contract.ts'
import { Sheet } from '../Sheet.tsx'
import { strings as bookStrings } from '../strings.ts'
import { editStrings as strings } from './strings.ts'

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(92px, 1fr));
  gap: 10px;
  max-height: 420px;
  margin: 0;
  padding: 6px;
  overflow-y: auto;
  list-style: none;
  li[data-over] {
    box-shadow: -4px 0 0 var(--primary);
  }
  button {
    display: grid;
    gap: 4px;
    width: 100%;
    min-height: 44px;
    padding: 4px;
    border: 2px solid transparent;
    border-radius: var(--r-patch);
    background: none;
    color: var(--ink);
    font-size: var(--fs-small);
    text-align: center;
    cursor: pointer;
  }
  button[aria-current] {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
`

type StripProps = {
  book: ScrapbookDetail
  pageOf: (pageId: string) => Page | undefined
  shownId: string
  onShow: (pageId: string) => void
  /** Right before another, or to the end. */
  onMove: (pageId: string, beforeId: string | null) => void
}

/** All pages, small: pressed to be shown, dragged to another place. */
export function Strip({ book, pageOf, shownId, onShow, onMove }: StripProps) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const drop = (id: string, at: number) => {
    if (dragged === undefined || dragged === id) return end()
    const from = book.pages.findIndex((row) => row.id === dragged)
    // Dropped on one that stands behind it, it takes that one's place and comes after it.
    onMove(dragged, from < at ? (book.pages[at + 1]?.id ?? null) : id)
    return end()
  }
  return (
    <ol css={list} aria-label={strings.pages}>
      {book.pages.map(({ id, page }, at) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- each move is a button's, too
        <li
          key={id}
          draggable
          data-over={over === id || undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', String(at + 1))
            setDragged(id)
          }}
          onDragOver={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            setOver(id)
          }}
          onDrop={(event) => {
            event.preventDefault()
            drop(id, at)
          }}
          onDragEnd={end}
        >
          <button type="button" aria-current={id === shownId ? 'true' : undefined} onClick={() => onShow(id)}>
            <span aria-hidden>
              <Sheet book={book} page={pageOf(id) ?? page} at={at} isSmall />
            </span>
            {bookStrings.page(at + 1)}
          </button>
        </li>
      ))}
    </ol>
  )
}
