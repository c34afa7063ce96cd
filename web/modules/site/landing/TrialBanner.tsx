import { Button } from '../../../ui/Button.tsx'
import { CallToAction } from '../../../ui/page/CallToAction.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { strings } from '../strings.ts'

/** The offer in one sentence; what it holds stands in a dialog. */
export const TrialBanner = ({ label }: { label: string }) => (
  <section css={wrap} aria-label={label}>
    <CallToAction look="banner" title={<p>{strings.trial}</p>}>
      <Button look="secondary" data-extra="trial">
        {strings.trialOpen}
      </Button>
    </CallToAction>
  </section>
)
