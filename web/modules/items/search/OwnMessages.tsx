import { css } from '@emotion/react'
import { Lock } from 'lucide-react'
import { Link } from 'wouter'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { paths } from '../../../app/paths.ts'
import { small } from '../../../ui/surfaces.ts'
import { searchStrings as strings } from './strings.ts'

const well = css`
  margin-top: 28px;
  padding: 20px 24px;
  border-radius: var(--r-card);
  background: var(--sunk);
  ul {
    display: grid;
    margin: 12px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
    overflow-wrap: anywhere;
  }
`

/** What of one's own says it: no one else searches there. */
export const OwnMessages = ({ rows }: { rows: readonly MessageRow[] }) => (
  <section aria-labelledby="own-found" css={well}>
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', justifyContent: 'space-between' }}>
      <h2 id="own-found" css={{ fontSize: 'var(--fs-h4)' }}>
        {strings.own}
      </h2>
      <span css={small}>{strings.ownLine}</span>
    </div>
    <ul>
      {rows.map(({ id, title }) => (
        <li key={id}>
          <Lock aria-hidden />
          <Link href={paths.message(id)}>{title || strings.untitled}</Link>
        </li>
      ))}
    </ul>
  </section>
)
