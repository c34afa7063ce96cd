import { css } from '@emotion/react'
import { Button } from '../../../ui/Button.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { strings } from '../strings.ts'

const band = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  align-items: center;
  justify-content: space-between;
  padding: 26px 0;
  border-block: 3px dashed var(--thread);
  p {
    font-family: var(--font-display);
    font-size: var(--fs-h3);
    line-height: 1.25;
  }
`

/** The offer in one sentence; what it holds stands in a dialog. */
export const TrialBanner = ({ label }: { label: string }) => (
  <section css={wrap} aria-label={label}>
    <div css={band}>
      <p>{strings.trial}</p>
      <Button look="secondary" data-extra="trial">
        {strings.trialOpen}
      </Button>
    </div>
  </section>
)
