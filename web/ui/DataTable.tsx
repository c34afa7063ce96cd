import { css } from '@emotion/react'
import type { ReactNode } from 'react'

export type Column<Row> = {
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand on the right. */
  readonly isNumber?: boolean
}
type TableProps<Row> = {
  /** What the table holds, for those who hear it. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => string
  /** A row that is a fault: red, and said in words in one of its cells. */
  readonly isFault?: (row: Row) => boolean
}

const narrow = '@media (max-width: 1023px)'
const frame = css`
  width: 100%;
  border-collapse: collapse;
  background: var(--surface);
  th {
    padding: 14px 16px;
    border-bottom: 2px solid var(--line-strong);
    color: var(--ink-2);
    font-size: var(--fs-small);
    font-weight: 600;
    text-align: left;
    vertical-align: bottom;
  }
  td {
    height: 64px;
    padding: 10px 16px;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  td a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  ${narrow} {
    &,
    tbody,
    tr,
    td {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      padding: 12px 16px;
      border: 1px solid var(--line);
      border-radius: var(--r-card);
      margin-bottom: 12px;
    }
    td {
      height: auto;
      padding: 6px 0;
      border: 0;
    }
    td::before {
      content: attr(data-head);
      display: block;
      color: var(--ink-2);
      font-size: var(--fs-small);
      font-weight: 600;
    }
  }
`
const figure = css`
  font-variant-numeric: tabular-nums;
  text-align: right !important;
  ${narrow} {
    text-align: left !important;
  }
`
const fault = css`
  background: var(--danger-soft);
`

/** Rows under one sticky line of names; on a narrow screen each row is a card that names its cells. */
export const DataTable = <Row,>({ caption, columns, rows, idOf, isFault }: TableProps<Row>) => (
  <table css={frame}>
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ head, isNumber }) => (
          <th key={head} scope="col" css={isNumber && figure}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={idOf(row)} css={isFault?.(row) && fault}>
          {columns.map(({ head, cell, isNumber }) => (
            <td key={head} data-head={head} css={isNumber && figure}>
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
