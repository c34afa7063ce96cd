import { css } from '@emotion/react'
import { Eye, EyeOff } from 'lucide-react'
import { TITLES, type Section, type SectionRow, type WishesView } from '../../../backend/modules/wishes/contract.ts'
import { Chip } from '../../ui/Chip.tsx'
import { strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const card = css`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 4px;
  min-height: 160px;
  min-width: 0;
  padding: 8px 18px 16px;
  border: 2px solid var(--line);
  border-radius: var(--r-control);
  background: var(--surface);
  &[data-empty] {
    border-style: dashed;
    border-color: var(--line-strong);
    background: none;
  }
`
const title = css`
  justify-self: start;
  max-width: 100%;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink);
  font: 500 var(--fs-h3) / 1.3 var(--font-display);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 4px;
  cursor: pointer;
`
const first = css`
  display: -webkit-box;
  overflow: hidden;
  color: var(--ink-2);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
const reader = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  font-size: var(--fs-small);
`

const OneCard = ({ row, isPublished, onOpen }: { row: SectionRow; isPublished: boolean; onOpen: () => void }) => {
  const isEmpty = row.words === ''
  const Icon = row.when === 'only_me' ? EyeOff : Eye
  return (
    <li css={card} data-empty={isEmpty || undefined}>
      <h2 css={{ margin: 0, fontSize: 'inherit', minWidth: 0 }}>
        <button type="button" css={title} onClick={onOpen}>
          {TITLES[row.name]}
        </button>
      </h2>
      <p css={first}>{isEmpty ? strings.notWritten : row.words}</p>
      {!isEmpty && (
        <p css={reader}>
          <Icon aria-hidden />
          {strings.whens[row.when]}
          {isPublished && row.isChanged && <Chip tone="ember">{strings.isChanged}</Chip>}
        </p>
      )}
    </li>
  )
}

/** A card for each section: its first words, and who can read it when. */
export const Cards = ({ view, onOpen }: { view: WishesView; onOpen: (name: Section) => void }) => (
  <ul css={grid}>
    {view.sections.map((row) => (
      <OneCard key={row.name} row={row} isPublished={view.publishedAt !== null} onOpen={() => onOpen(row.name)} />
    ))}
  </ul>
)
