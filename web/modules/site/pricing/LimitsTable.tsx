import { css } from '@emotion/react'
import { Coming } from '../../../app/Coming.tsx'
import { ALL_LIMITS, PLANS } from './planStrings.ts'

const table = css`
  width: 100%;
  border-collapse: collapse;
  border-top: 3px solid var(--ink);
  text-align: left;
  th,
  td {
    padding: 16px 20px 16px 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }
  thead th {
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h4);
  }
  tbody th {
    width: 34%;
    font-weight: 600;
  }
  @media (max-width: 767px) {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
      width: 100%;
    }
    thead {
      display: none;
    }
    tr {
      padding: 18px 0 14px;
      border-bottom: 1px solid var(--line);
    }
    tbody th {
      width: auto;
    }
    th,
    td {
      padding: 2px 0;
      border: 0;
    }
    td::before {
      content: attr(data-plan) ': ';
      color: var(--ink-2);
    }
  }
`

/** Every limit of every plan; on a phone each row is a card of its own. */
export const LimitsTable = () => (
  <table css={table}>
    <thead>
      <tr>
        <th scope="col">What</th>
        {PLANS.map(({ id, name }) => (
          <th key={id} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ALL_LIMITS.map(({ name, of, area }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            <Coming of={area} />
          </th>
          {PLANS.map((plan) => (
            <td key={plan.id} data-plan={plan.name}>
              {of(plan.id)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
