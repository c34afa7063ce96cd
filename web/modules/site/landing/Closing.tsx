import { css } from '@emotion/react'
import { openAsk } from '../../../app/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { strings } from '../strings.ts'
import { buttonRow, intro, sectionHead } from '../style.ts'
import { OVERLAY_NAMES, OVERLAYS } from './areas.ts'
import { openExtra } from './extras.ts'

const frame = css`
  padding-block: 112px 96px;
  @media (max-width: 1023px) {
    padding-block: 72px 56px;
  }
`
const doors = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
  padding: 28px 0 56px;
  border-top: 1px solid var(--night-line);
`

export const Closing = () => (
  <section css={[wrap, frame]} aria-labelledby="begin">
    <h2 id="begin" css={sectionHead}>
      Begin with one sentence
    </h2>
    <p css={[intro, { margin: '20px 0 32px' }]}>
      Look inside first, or let one of us show you round. Nobody will call you unless you ask for it.
    </p>
    <div css={buttonRow}>
      <Button look="secondary" size="large" onClick={() => openExtra({ overlay: 'memories' })}>
        {strings.startFree}
      </Button>
      <Button look="quiet" size="large" onClick={() => openAsk('demo')}>
        {strings.schedule}
      </Button>
    </div>
  </section>
)

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
