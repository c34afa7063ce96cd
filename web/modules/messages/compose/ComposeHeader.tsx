import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { phone } from '../../../ui/surfaces.ts'

const frame = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 4px 32px;
  margin: -12px 0 12px;
  ${phone} {
    margin: 0 0 16px;
  }
`

/** Low, so that a step fits on one screen; beside the title stands what is saved. */
export const ComposeHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div css={frame}>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </div>
)
