import { css } from '@emotion/react'
import { Chip } from '../../../ui/Chip.tsx'
import { Fold } from '../../../ui/page/Fold.tsx'
import { useFigures } from '../figures.ts'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { SECURITY, strings } from '../strings.ts'

const IDS = ['encryption', 'backups', 'privacy', 'guarantee', 'support'] as const
const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 28px 40px;
  margin: 20px 0 0;
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
  @media (max-width: 600px) {
    gap: 14px;
    margin-top: 0;
    li {
      display: flex;
      justify-content: space-between;
      font-size: var(--fs-body-l);
    }
    li > span {
      flex: none;
    }
  }
`

/** Plain sentences and no shields. What is said here is checked: a point that does not hold today is left out. */
export const Security = () => {
  const known = useFigures()
  const isShown = (id: string) => known?.security.some((point) => point.id === id && point.isShown) ?? false
  const rows = IDS.filter(isShown).map((id) => [SECURITY[id].head, SECURITY[id].line] as const)
  const isSample = known?.mode === 'sample'
  return (
    <>
      {rows.length > 0 && <Ledger rows={rows} />}
      {isSample && (
        <p css={{ marginBlock: 20 }}>
          <Chip>{strings.sample}</Chip> These points are shown as a sample; in live use each is checked first.
        </p>
      )}
      {known && known.claims.length > 0 && (
        <Fold words={strings.figures}>
          <ul css={figures} aria-label={strings.figures}>
            {known.claims.map((figure) => (
              <li key={figure.id}>
                {figure.text}
                {figure.isSample && <Chip>{strings.sampleFigure}</Chip>}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}
