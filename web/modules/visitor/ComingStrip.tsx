import { css } from '@emotion/react'
import { phone } from '../../ui/surfaces.ts'
import type { Tour } from './tour.ts'

const strip = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: 12px 48px;
  padding: 24px 28px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px;
  }
  h2 {
    font-size: var(--fs-h4);
  }
  ul {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--ink-2);
    font-size: var(--fs-small);
  }
  b {
    color: var(--ink);
  }
`

/** What is not there yet, small and last, with the edge of a patch that is not sewn. */
export const ComingStrip = ({ coming }: Pick<Tour, 'coming'>) => (
  <section css={strip} aria-labelledby="coming">
    <h2 id="coming">Coming next</h2>
    <ul>
      {coming.map(([title, line]) => (
        <li key={title}>
          <b>{title}.</b> {line}
        </li>
      ))}
    </ul>
  </section>
)
