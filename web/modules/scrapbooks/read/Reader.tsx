import { css } from '@emotion/react'
import { BookOpenText, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ScrapbookDetail } from '../../../../backend/modules/scrapbooks/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { back } from '../back.ts'
import { ChangeForm } from '../HeadForm.tsx'
import { useRemoveScrapbook, useRestoreScrapbook } from '../scrapbooks.ts'
import { Sheet } from '../Sheet.tsx'
import { strings } from '../strings.ts'
import { Pdf } from './Pdf.tsx'

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
/** As an open book: the first page lies alone at the right. */
const spreads = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px 2px;
  max-width: 1100px;
  margin: 0 0 40px;
  padding: 24px;
  list-style: none;
  background: var(--sunk);
  border-radius: var(--r-card);
  & > li:first-of-type {
    grid-column: 2;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: 12px;
    & > li:first-of-type {
      grid-column: 1;
    }
  }
`

/** A book from its first page to its last. */
export function Reader({ book }: { book: ScrapbookDetail }) {
  const { id, title, pages, mayChange, removedAt } = book
  const isOpen = mayChange && removedAt === null
  return (
    <>
      <PageHeader title={title} line={strings.facts(pages.length, book.addedBy)} back={back}>
        {isOpen && <Acts book={book} />}
        {mayChange && removedAt !== null && <Restore id={id} />}
      </PageHeader>
      {pages.length === 0 ? (
        <EmptyState title={strings.noPages}>
          {isOpen && (
            <ButtonLink icon={Pencil} href={paths.scrapbook(id, '?edit')}>
              {strings.change}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <>
          <ol css={spreads} aria-label={strings.pages(pages.length)}>
            {pages.map(({ id: pageId, page }, at) => (
              <li key={pageId} aria-label={strings.page(at + 1)}>
                <Sheet book={book} page={page} at={at} />
              </li>
            ))}
          </ol>
          <Pdf book={book} />
        </>
      )}
    </>
  )
}

const Restore = ({ id }: { id: string }) => {
  const restore = useRestoreScrapbook()
  return (
    <Button icon={Undo2} busy={restore.isPending} busyLabel={strings.saving} onClick={() => restore.mutate(id)}>
      {strings.restore}
    </Button>
  )
}

/** What whoever may change a book does with the whole of it. */
export function Acts({ book, isEditing = false }: { book: ScrapbookDetail; isEditing?: boolean }) {
  const [, navigate] = useLocation()
  const [isHead, setHead] = useState(false)
  const [leaving, setLeaving] = useState<ScrapbookDetail>()
  const removal = useRemoveScrapbook()
  const items = [
    { words: strings.head, icon: Pencil, onSelect: () => setHead(true) },
    { words: strings.remove, icon: Trash2, isDanger: true, onSelect: () => setLeaving(book) },
  ]
  return (
    <div css={actions}>
      {isEditing ? (
        <ButtonLink look="secondary" icon={BookOpenText} href={paths.scrapbook(book.id)}>
          {strings.read}
        </ButtonLink>
      ) : (
        <ButtonLink icon={Pencil} href={paths.scrapbook(book.id, '?edit')}>
          {strings.change}
        </ButtonLink>
      )}
      <MoreMenu label={strings.more} items={items} />
      <Dialog isOpen={isHead} onClose={() => setHead(false)} title={strings.head}>
        <ChangeForm row={book} onDone={() => setHead(false)} />
      </Dialog>
      <RemoveDialog
        thing={leaving}
        words={({ title }) => ({
          title: strings.removeTitle(title),
          line: strings.removeLine,
          done: strings.removed(title),
        })}
        removal={{
          ...removal,
          mutate: (thing, { onSuccess }) =>
            removal.mutate(thing, {
              onSuccess: () => {
                onSuccess()
                navigate(paths.scrapbooks())
              },
            }),
        }}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  )
}
