import { css } from '@emotion/react'
import { Link } from 'wouter'
import { checksOf, type Check, type ScrapbookDetail } from '../../../backend/modules/scrapbooks/contract.ts'
import { paths } from '../../app/paths.ts'
import { small } from '../../ui/surfaces.ts'

/** @number things to look at that are listed before a book is printed */
const MOST_LISTED = 12

const words: Readonly<Record<Check['code'], (check: Check) => string>> = {
  'photo-gone': () => 'A photo is no longer in Memories. Choose another one.',
  'photo-poor': ({ ppi }) => `A photo has only ${ppi} dots an inch here and will look coarse. Give it a smaller place.`,
  'photo-soft': ({ ppi }) => `A photo has ${ppi} dots an inch here and may look soft. A smaller place would help.`,
  'empty-place': () => 'A place has no photo. Choose one, or another layout.',
}
const strings = {
  title: 'Before you print',
  none: 'Every photo is sharp enough to print.',
  page: (n: number) => `Page ${n}`,
  more: (n: number) => (n === 1 ? 'And one more.' : `And ${n} more.`),
} as const

const list = css`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    align-items: center;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`

/** What to look at before a book is printed, the worst first; each line leads to its page. */
export function Checks({ book }: { book: ScrapbookDetail }) {
  const photos = new Map(book.photos.map((photo) => [photo.id, photo]))
  const found = checksOf(book.pages, photos, book.size)
  if (found.length === 0) return <p css={small}>{strings.none}</p>
  const left = found.length - MOST_LISTED
  return (
    <div>
      <h3 css={{ fontSize: 'var(--fs-body)' }}>{strings.title}</h3>
      <ul css={list}>
        {found.slice(0, MOST_LISTED).map((check) => (
          <li key={`${check.pageId} ${check.slot}`}>
            <Link href={paths.scrapbook(book.id, `?edit&page=${check.at}`)}>{strings.page(check.at)}</Link>
            {words[check.code](check)}
          </li>
        ))}
      </ul>
      {left > 0 && <p css={small}>{strings.more(left)}</p>}
    </div>
  )
}
