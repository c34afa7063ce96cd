import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Dye } from '../../../backend/kernel/page/strips.ts'

/** The light dyes: only dark text has enough contrast on them. */
const LIGHT: ReadonlySet<Dye> = new Set(['ember', 'lamp', 'weld', 'clay', 'petal', 'muslin', 'lichen', 'woad'])

const patch = css`
  position: relative;
  margin: 0;
  padding: 36px;
  border-radius: var(--r-patch);
  @media (max-width: 600px) {
    padding: 28px 22px;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 9px;
    border: 1.5px dashed currentcolor;
    border-radius: 2px;
    opacity: 0.34;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`

type PatchProps = { dye: Dye; className?: string; children: ReactNode }

/** A patch of dyed cloth with a running stitch inside its edge. */
export const Patch = ({ dye, className, children }: PatchProps) => (
  <div
    className={className}
    css={[patch, { background: `var(--dye-${dye})`, color: LIGHT.has(dye) ? '#231b33' : '#fbf4f2' }]}
  >
    {children}
  </div>
)
