import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { VisitRow } from '../../../backend/modules/shares/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { minuteInWords } from '../../ui/moment.ts'
import { small } from '../../ui/surfaces.ts'
import { log } from './links.ts'
import { strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const seenIn = ({ seen }: VisitRow): string =>
  seen.length === 0
    ? strings.logSeenNone
    : strings.logSeen(seen.map(({ title }) => (title ? `“${title}”` : strings.aThing)).join(', '))

/** When a link was opened, on what kind of device, and what was looked at. */
export function LinkLog({ id }: { id: string }) {
  const visits = useQuery(log(id))
  return (
    <Loaded query={visits} words={strings.logFetching}>
      {(rows) =>
        rows.length === 0 ? (
          <p>{strings.logEmpty}</p>
        ) : (
          <ul css={list}>
            {rows.map((row) => (
              <li key={row.id}>
                <b>{strings.logRow(row.device, minuteInWords(row.openedAt))}</b>
                <p css={small}>{seenIn(row)}</p>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
