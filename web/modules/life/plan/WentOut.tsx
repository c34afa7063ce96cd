import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { card } from '../../../ui/surfaces.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { wentOut } from '../queries.ts'
import { strings } from './strings.ts'

const words = strings.wentOut
const frame = css`
  display: grid;
  gap: 12px;
  padding: 24px;
  h2 {
    margin: 0;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    color: var(--ink-2);
  }
`

/** What was delivered since nobody could reach the author, and what of it they can still take back on its own page. */
export function WentOut() {
  const { data: rows = [] } = useQuery(wentOut())
  if (rows.length === 0) return null
  return (
    <section css={[card, frame]}>
      <h2>{words.title}</h2>
      <p>{words.line}</p>
      <ul>
        {rows.map(({ id, title, dueAt, allowed }) => (
          <li key={id}>
            <Link href={paths.message(id)}>{title || words.untitled}</Link>{' '}
            <span>
              {dueAt && plainDateIn(dueAt)}. {allowed.includes('recall') ? words.takeBack : words.tooLate}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
