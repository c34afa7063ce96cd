import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RecipeRow } from '../../../backend/modules/recipes/contract.ts'
import { paths } from '../../app/paths.ts'
import { card, small } from '../../ui/surfaces.ts'
import { minutesInWords } from './time.ts'

const frame = css`
  ${card}
  display: grid;
  align-content: start;
  gap: 6px;
  padding: 20px 22px;
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--fs-h4);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
  }
`

/** A recipe among others. */
export const RecipeCard = ({ row, children }: { row: RecipeRow; children?: ReactNode }) => {
  const { id, title, cook, makes, minutes, tags } = row
  const facts = [makes, minutes === null ? '' : minutesInWords(minutes)].filter(Boolean)
  return (
    <li css={frame}>
      <h2>
        <Link href={paths.recipe(id)}>{title}</Link>
      </h2>
      {cook !== '' && <p>{cook}</p>}
      {facts.length > 0 && <p css={small}>{facts.join(' · ')}</p>}
      {tags.length > 0 && <p css={small}>{tags.join(', ')}</p>}
      {children}
    </li>
  )
}
