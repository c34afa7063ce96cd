import { css } from '@emotion/react'
import { Chip } from '../../../ui/Chip.tsx'
import { useClaims } from '../claims.ts'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { SECURITY, strings } from '../strings.ts'

const IDS = ['encryption', 'backups', 'privacy', 'guarantee', 'support'] as const
const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 28px 40px;
  margin: 40px 0 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 8px;
    justify-items: start;
    font-family: var(--font-display);
    font-size: var(--fs-h3);
    line-height: 1.2;
  }
`

/** Plain sentences and no shields. What is said here is checked: a point that does not hold today is left out. */
export const Security = () => {
  const known = useClaims()
  const isShown = (id: string) => known?.security.some((point) => point.id === id && point.isShown) ?? false
  const rows = IDS.filter(isShown).map((id) => [SECURITY[id].head, SECURITY[id].line] as const)
  const isSample = known?.mode === 'sample'
  return (
    <>
      {rows.length > 0 && <Ledger rows={rows} />}
      {isSample && (
        <p css={{ marginTop: 20 }}>
          <Chip>{strings.sample}</Chip> These points are shown as a sample; in live use each is checked first.
        </p>
      )}
      {known && known.claims.length > 0 && (
        <ul css={figures} aria-label="Figures">
          {known.claims.map((claim) => (
            <li key={claim.id}>
              {claim.text}
              {claim.isSample && <Chip>{strings.sampleFigure}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
