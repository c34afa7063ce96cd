import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import type { AdminStats } from '../../../backend/modules/panel/contract.ts'
import { card } from '../../ui/surfaces.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { prices, stats } from './queries.ts'
import { statNames } from './strings.ts'

const ledger = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  margin: 0 0 36px;
  & > div {
    display: grid;
    align-content: space-between;
    padding: 22px 26px;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    margin: 4px 0 0;
    font-family: var(--font-display);
    font-size: 36px;
    line-height: 1.1;
  }
`
const figure = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

const inWords = (name: keyof AdminStats, n: number) => (name === 'totalRevenue' ? dollars : figure).format(n)

/** No money has moved where a stand-in takes the payments: the figure says so. */
const nameOf = (name: keyof AdminStats, isSimulated: boolean) =>
  name === 'totalRevenue' && isSimulated ? `${statNames[name]}, simulated` : statNames[name]

/** The five numbers in one row; what could not be loaded says so and can be asked again. */
export function StatLedger() {
  const found = useQuery(stats())
  const isSimulated = useQuery(prices()).data?.payments === 'simulator'
  const names = Object.keys(statNames) as (keyof AdminStats)[]
  return (
    <section aria-label="Figures">
      <dl css={[card, ledger]}>
        {names.map((name) => (
          <div key={name}>
            <dt>{nameOf(name, isSimulated)}</dt>
            <dd>{found.data ? inWords(name, found.data[name]) : found.error ? '–' : ' '}</dd>
          </div>
        ))}
      </dl>
      {found.error && <NotLoaded what="stats" query={found} css={{ marginTop: -20, marginBottom: 24 }} />}
    </section>
  )
}
