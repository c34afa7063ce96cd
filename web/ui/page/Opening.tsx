import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { wrap } from '../wrap.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 32px 64px;
  align-items: center;
  padding: 56px 0 72px;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px 0 48px;
  }
`
const words = css`
  h1 {
    font-size: var(--fs-h1-marketing);
    letter-spacing: -0.022em;
    line-height: 1.08;
    overflow-wrap: break-word;
  }
`
const lede = css`
  max-width: 30em;
  margin-top: 24px;
  color: var(--ink-2);
  font-size: var(--fs-h4);
  line-height: 1.5;
  @media (max-width: 1023px) {
    font-size: var(--fs-body-l);
  }
`
export const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 32px;
  @media (max-width: 600px) {
    & > * {
      width: 100%;
    }
  }
`

type OpeningProps = { title: ReactNode; lead: ReactNode; picture?: ReactNode; children?: ReactNode }

/** The top of a public page: its h1, one paragraph, the way on, and a picture beside them. */
export const Opening = ({ title, lead, picture, children }: OpeningProps) => (
  <div css={[wrap, frame]}>
    <div css={words}>
      <h1 tabIndex={-1}>{title}</h1>
      <p css={lede}>{lead}</p>
      {children && <div css={acts}>{children}</div>}
    </div>
    {picture}
  </div>
)
