import { Fold } from '../../../ui/page/Fold.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { wrap } from '../../../ui/wrap.ts'
import { SIX } from '../demoWall.ts'
import { QuoteWall } from '../QuoteWall.tsx'
import { intro, section, partHead } from '../style.ts'
import { Ancestry } from './Ancestry.tsx'
import { Cabin } from './Cabin.tsx'
import { FilmSection } from './FilmSection.tsx'
import { NightBand } from './NightBand.tsx'
import { Questions } from './Questions.tsx'
import { SayIt } from './SayIt.tsx'
import { TenYears } from './TenYears.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CallToAction } from '../../../ui/page/CallToAction.tsx'
import { strings } from '../strings.ts'

/** The offer in one sentence; what it holds stands in a dialog. */
const TrialBanner = ({ label }: { label: string }) => (
  <section css={wrap} aria-label={label}>
    <CallToAction look="banner" title={<p>{strings.trial}</p>}>
      <Button look="secondary" data-extra="trial">
        {strings.trialOpen}
      </Button>
    </CallToAction>
  </section>
)

/** Where the points of security stand once it is known which of them hold. */
const SecurityFrame = () => (
  <section css={wrap} aria-labelledby="security">
    <h2 id="security" css={[partHead, { marginBottom: 36, [phone]: { marginBottom: 16 } }]}>
      Kept as if it were ours
    </h2>
    <div data-island="security" css={{ minHeight: 484, [phone]: { minHeight: 200 } }} />
  </section>
)

/** All under the hero: still (see still.tsx). What moves in it stands in `data-island`s, filled by Islands. */
export const BelowHero = () => (
  <>
    <SayIt />
    <TrialBanner label="Free trial" />
    <Cabin />
    <FilmSection />
    <SecurityFrame />
    <Ancestry />
    <NightBand />
    <section css={[wrap, section]} aria-labelledby="voices">
      <h2 id="voices" css={partHead}>
        Six voices from one family
      </h2>
      <p css={[intro, { margin: '16px 0 36px', [phone]: { marginBlock: '8px 16px' } }]}>
        The Hales are our demo family. We made them up, and we say so, until real families have written to us.
      </p>
      <Fold words="Read all six">
        <QuoteWall quotes={SIX} from={1} />
      </Fold>
    </section>
    <TenYears />
    <div css={{ [phone]: { display: 'none' } }}>
      <TrialBanner label="Free trial, once more" />
    </div>
    <Questions />
  </>
)
