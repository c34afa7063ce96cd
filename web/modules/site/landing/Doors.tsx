import { css } from '@emotion/react'
import { Button } from '../../../ui/Button.tsx'
import { OVERLAY_NAMES, OVERLAYS } from './areas.ts'
import { openExtra } from './extras.ts'

const doors = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  padding: 28px 0 56px;
  border-top: 1px solid var(--night-line);
`

/** The doors of the footer: each opens its area over the page. */
export const Doors = () => (
  <nav css={doors} aria-label="Look inside">
    {OVERLAYS.map((overlay) => (
      <Button key={overlay} look="night" onClick={() => openExtra({ overlay })}>
        {OVERLAY_NAMES[overlay]}
      </Button>
    ))}
  </nav>
)
