import { css } from '@emotion/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { Page, ScrapbookDetail } from '../../../../backend/modules/scrapbooks/contract.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { useIsWide } from '../../../ui/useIsWide.ts'
import { Sheet } from '../Sheet.tsx'
import { strings as bookStrings } from '../strings.ts'
import { editStrings as strings } from './strings.ts'

const stage = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  padding: 20px;
  background: var(--sunk);
  border-radius: var(--r-card);
  & > div[data-shown] {
    outline: 3px solid var(--primary);
    outline-offset: 2px;
  }
`
const ways = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
`

type StageProps = {
  book: ScrapbookDetail
  /** The page that is worked on, from 0. */
  at: number
  pageOf: (pageId: string) => Page | undefined
  onShow: (pageId: string) => void
}

/** The page that is worked on, with the one that lies beside it in the open book; on a phone by itself. */
export function Stage({ book, at, pageOf, onShow }: StageProps) {
  const isWide = useIsWide()
  const { pages } = book
  const left = at % 2 === 0 ? at - 1 : at
  const both = isWide ? [left, left + 1].filter((n) => n >= 0 && n < pages.length) : [at]
  const [before, after] = [pages[at - 1], pages[at + 1]]
  return (
    <div>
      <div css={stage}>
        {both.map((n) => {
          const row = pages[n]
          return (
            row && (
              <div key={row.id} data-shown={(both.length > 1 && n === at) || undefined}>
                <Sheet book={book} page={pageOf(row.id) ?? row.page} at={n} />
              </div>
            )
          )
        })}
      </div>
      <div css={ways}>
        <IconButton
          icon={ArrowLeft}
          label={strings.earlier}
          aria-disabled={!before}
          onClick={() => before && onShow(before.id)}
        />
        <p aria-live="polite">{bookStrings.pageOf(at + 1, pages.length)}</p>
        <IconButton
          icon={ArrowRight}
          label={strings.later}
          aria-disabled={!after}
          onClick={() => after && onShow(after.id)}
        />
      </div>
    </div>
  )
}
