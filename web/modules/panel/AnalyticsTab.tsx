import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/Loaded.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { analytics } from './queries.ts'
import { strings } from './strings.ts'

type Line = { readonly name: string; readonly thisMonth: string; readonly lastMonth: string }
const columns: readonly Column<Line>[] = [
  { head: 'Figure', cell: ({ name }) => <b>{name}</b> },
  { head: 'This month', cell: ({ thisMonth }) => thisMonth, isNumber: true },
  { head: 'Last month', cell: ({ lastMonth }) => lastMonth, isNumber: true },
]
const dollars = (sum: number): string => `$${sum.toFixed(2)}`
const sample: readonly Line[] = [
  { name: 'New users', thisMonth: '24', lastMonth: '18' },
  { name: 'Revenue', thisMonth: '$1,247', lastMonth: '$1,089' },
]
const block = css`
  display: grid;
  gap: 14px;
  margin-bottom: 36px;
`

/** The product's sample figures, labelled as such, and beside them what was measured. */
export function AnalyticsTab() {
  const measured = useQuery(analytics())
  return (
    <section aria-label={strings.analytics} css={{ maxWidth: 720 }}>
      <div css={block}>
        <div>
          <Chip tone="warn">{strings.sample}</Chip>
        </div>
        <DataTable caption={strings.sample} columns={columns} rows={sample} idOf={({ name }) => name} />
      </div>
      <div css={block}>
        <h2>Measured</h2>
        <Loaded query={measured} words="Still counting">
          {({ newUsersThisMonth, newUsersLastMonth, revenueThisMonth, revenueLastMonth }) => (
            <DataTable
              caption="Measured"
              columns={columns}
              rows={[
                { name: 'New users', thisMonth: String(newUsersThisMonth), lastMonth: String(newUsersLastMonth) },
                { name: 'Revenue', thisMonth: dollars(revenueThisMonth), lastMonth: dollars(revenueLastMonth) },
              ]}
              idOf={({ name }) => name}
            />
          )}
        </Loaded>
      </div>
    </section>
  )
}
