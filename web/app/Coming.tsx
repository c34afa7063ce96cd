import { css } from '@emotion/react'
import { isOpen } from './closed.ts'

const mark = css`
  display: inline-block;
  margin-inline-start: 6px;
  padding: 0 7px;
  border: 1.5px dashed;
  border-radius: 6px;
  vertical-align: middle;
  font: 600 var(--fs-micro) / 1.5 var(--font-ui);
  letter-spacing: 0;
`

/**
 * Beside the name of a page, inside what leads there: says that the page is not open yet. Nothing where it is. The space
 * is for who hears it.
 */
export const Coming = ({ of }: { of: string | undefined }) =>
  of !== undefined && !isOpen(of) && <span css={mark}>{' Coming'}</span>
