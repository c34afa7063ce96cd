import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx'

const head = css`
  display: grid;
  gap: 20px;
  padding: 48px 0 40px;
  h1 {
    font-size: var(--fs-h1-marketing);
    letter-spacing: -0.022em;
  }
  & > p {
    max-width: 36em;
    color: var(--ink-2);
    font-size: var(--fs-body-l);
  }
  /* The search stands at the right, under the heading. */
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 64px;
    align-items: end;
    h1,
    output {
      grid-column: 1 / -1;
    }
  }
  @media (max-width: 1023px) {
    padding: 20px 0 32px;
  }
`

type SearchHeadProps = {
  title: string
  line: ReactNode
  search: SearchBoxProps
  /** How much was found, and the way on; said to whoever listens. */
  found: ReactNode
  children?: ReactNode
}

/** The top of a public page that is searched: its h1, one paragraph, the search, and how much it found. */
export const SearchHead = ({ title, line, search, found, children }: SearchHeadProps) => (
  <div css={head}>
    <h1 tabIndex={-1}>{title}</h1>
    <p>{line}</p>
    <SearchBox {...search} />
    <output css={found ? undefined : { display: 'none' }}>{found}</output>
    {children}
  </div>
)
