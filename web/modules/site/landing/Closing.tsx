import { css } from '@emotion/react'
import { openAsk } from '../../../app/ask.ts'
import { Button } from '../../../ui/Button.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { strings } from '../strings.ts'
import { buttonRow, intro, sectionHead } from '../style.ts'

const frame = css`
  padding-block: 112px 96px;
  @media (max-width: 1023px) {
    padding-block: 72px 56px;
  }
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
      <Button look="secondary" size="large" data-extra="memories">
        {strings.startFree}
      </Button>
      <Button look="quiet" size="large" onClick={() => openAsk('demo')}>
        {strings.schedule}
      </Button>
    </div>
  </section>
)
