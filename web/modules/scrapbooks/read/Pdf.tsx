import { css } from '@emotion/react'
import { Download, FileText } from 'lucide-react'
import { v7 as uuid } from 'uuid'
import type { PdfRow, ScrapbookDetail } from '../../../../backend/modules/scrapbooks/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { problem } from '../../../ui/fieldStyle.ts'
import { sizeInWords } from '../../../ui/sizeInWords.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { Checks } from '../Checks.tsx'
import { apiOf, useAskForPdf } from '../scrapbooks.ts'
import { pdfStrings as strings } from '../strings.ts'

const frame = css`
  ${card}
  display: grid;
  gap: 14px;
  justify-items: start;
  max-width: 720px;
  padding: 24px;
  h2 {
    font-size: var(--fs-h4);
  }
`

/** The book as a file: what is to be looked at before, whether one is there, and the press that makes it. */
export function Pdf({ book }: { book: ScrapbookDetail }) {
  const { pdf, mayChange, makesPdf } = book
  return (
    <section css={frame} aria-label={strings.title}>
      <h2>{strings.title}</h2>
      <p css={small}>{strings.line}</p>
      {mayChange && <Checks book={book} />}
      <output css={{ display: 'grid', gap: 8 }}>{pdf && <Told pdf={pdf} />}</output>
      {pdf?.state === 'made' && (
        <a href={`${apiOf(book.id)}/pdf`} download css={buttonStyle('secondary')}>
          <Download aria-hidden />
          {strings.download}
        </a>
      )}
      {mayChange && book.removedAt === null && (makesPdf ? <Ask book={book} /> : <p>{strings.notHere}</p>)}
    </section>
  )
}

const Told = ({ pdf: { state, pages, bytes, cutPages, isCurrent } }: { pdf: PdfRow }) => {
  if (state === 'asked') return <p>{strings.making}</p>
  if (state === 'failed') return <p>{strings.failed}</p>
  return (
    <>
      <p>{strings.ready(pages ?? 0, sizeInWords(bytes ?? 0))}</p>
      {cutPages.length > 0 && <p>{strings.cut(cutPages)}</p>}
      {!isCurrent && <p>{strings.isOld}</p>}
    </>
  )
}

function Ask({ book: { id, pdf } }: { book: ScrapbookDetail }) {
  const ask = useAskForPdf(id)
  const refusal = useExplained(ask.error)
  if (pdf?.state === 'asked') return null
  return (
    <>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <Button
        look="secondary"
        icon={FileText}
        busy={ask.isPending}
        busyLabel={strings.asking}
        onClick={() => ask.mutate({ pdfId: uuid() })}
      >
        {pdf ? strings.again : strings.make}
      </Button>
    </>
  )
}
