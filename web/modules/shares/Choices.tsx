import { css } from '@emotion/react'
import type { ShareChoiceRow } from '../../../backend/modules/shares/contract.ts'
import { details } from '../../ui/detailsStyle.ts'
import { small } from '../../ui/surfaces.ts'
import { tick } from '../../ui/tickStyle.ts'
import { strings } from './strings.ts'

const group = css`
  display: grid;
  label {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 2px 14px;
    align-items: start;
    padding: 10px 0;
    overflow-wrap: anywhere;
  }
`
type ChoicesProps = {
  rows: readonly ShareChoiceRow[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}
const KINDS = ['album', 'book', 'branch', 'story', 'item'] as const
/** With more of one kind its list is folded, unless something of it is chosen. */
const OPEN = 12

/** What a link can show, by kind; the kinds are named only where there are several. */
export function Choices({ rows, chosen, onToggle }: ChoicesProps) {
  const groups = KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind)] as const).filter(
    ([, of]) => of.length > 0,
  )
  return groups.map(([kind, of]) => {
    const boxes = (
      <div css={group} key={kind}>
        {of.map((row) => (
          <Choice key={row.id} row={row} isChosen={chosen.includes(row.id)} onToggle={onToggle} />
        ))}
      </div>
    )
    if (groups.length === 1) return boxes
    return (
      <details key={kind} css={details} open={of.length <= OPEN || of.some(({ id }) => chosen.includes(id))}>
        <summary>{strings.kinds[kind]}</summary>
        {boxes}
      </details>
    )
  })
}

type ChoiceProps = { row: ShareChoiceRow; isChosen: boolean; onToggle: (id: string) => void }

const Choice = ({ row: { id, title, mayShare }, isChosen, onToggle }: ChoiceProps) => (
  <label>
    <input type="checkbox" css={tick} checked={isChosen} disabled={!mayShare} onChange={() => onToggle(id)} />
    <span>
      {title || strings.untitled}
      {!mayShare && <span css={[small, { display: 'block' }]}>{strings.keepsIt}</span>}
    </span>
  </label>
)
