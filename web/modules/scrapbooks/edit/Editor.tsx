import { css } from '@emotion/react'
import { useState } from 'react'
import { useSearch } from 'wouter'
import type { ScrapbookDetail } from '../../../../backend/modules/scrapbooks/contract.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { paths } from '../../../app/paths.ts'
import { Acts } from '../read/Reader.tsx'
import { strings as bookStrings } from '../strings.ts'
import { PageForm } from './PageForm.tsx'
import { Stage } from './Stage.tsx'
import { Strip } from './Strip.tsx'
import { Toolbar } from './Toolbar.tsx'
import { editStrings as strings } from './strings.ts'
import { useBook } from './useBook.ts'
import { useDraft } from './useDraft.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 400px);
  gap: 32px;
  align-items: start;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const stack = css`
  display: grid;
  gap: 20px;
  min-width: 0;
`

/** Where in the book the address says to begin, from 0. */
const asked = (search: string, n: number): number => {
  const at = Number(new URLSearchParams(search).get('page') ?? '1') - 1
  return at >= 0 && at < n ? Math.floor(at) : 0
}

/** A book that is worked on: its pages small, one or two of them large, and what stands on the one that is chosen. */
export function Editor({ book }: { book: ScrapbookDetail }) {
  const search = useSearch()
  const acts = useBook(book)
  const refusal = useExplained(acts.error)
  const [shownId, setShownId] = useState(() => book.pages[asked(search, book.pages.length)]?.id)
  const draft = useDraft(book, acts)
  const at = Math.max(
    0,
    book.pages.findIndex((row) => row.id === shownId),
  )
  const shown = book.pages[at]
  const show = (pageId: string | undefined) => {
    void draft.save()
    setShownId(pageId)
  }
  const pageOf = (pageId: string) => (draft.of === pageId ? draft.page : undefined)
  const takeOut = async (pageId: string, n: number) => {
    await draft.save()
    const next = book.pages[n] ?? book.pages[n - 2]
    if (!(await acts.takeOut(pageId))) return
    setShownId(next?.id)
    showToast({
      title: strings.tookOut(n),
      act: { words: strings.undo, otherwise: strings.undoOtherwise, onPress: () => void acts.undo() },
    })
  }
  return (
    <>
      <PageHeader
        title={book.title}
        back={{ href: paths.scrapbooks(), words: bookStrings.back }}
        line={<Saved isSaving={acts.isSaving} at={acts.savedAt} />}
      >
        <Acts book={book} isEditing />
      </PageHeader>
      <div css={stack}>
        <Toolbar acts={acts} before={draft.save} onShow={show} pages={book.pages} />
        {refusal && (
          <p role="alert" css={problem}>
            {refusal.message}
          </p>
        )}
        {shown ? (
          <div css={columns}>
            <div css={stack}>
              <Stage book={book} at={at} pageOf={pageOf} onShow={show} />
              <Strip
                book={book}
                pageOf={pageOf}
                shownId={shown.id}
                onShow={show}
                onMove={(pageId, beforeId) => void acts.movePage(pageId, beforeId)}
              />
            </div>
            <div css={stack}>
              <Toolbar.Page
                row={shown}
                at={at}
                pages={book.pages}
                onMove={(beforeId) => void acts.movePage(shown.id, beforeId)}
                onTakeOut={() => void takeOut(shown.id, at + 1)}
              />
              <PageForm
                key={shown.id}
                page={pageOf(shown.id) ?? shown.page}
                onChange={(page) => draft.change(shown, page)}
                onLeave={() => void draft.save()}
              />
            </div>
          </div>
        ) : (
          <EmptyState title={strings.emptyTitle} line={strings.emptyLine} />
        )}
      </div>
    </>
  )
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const Saved = ({ isSaving, at }: { isSaving: boolean; at: Date | undefined }) => (
  <output>{isSaving ? strings.saving : at ? strings.savedAt(time.format(at)) : ''}</output>
)
