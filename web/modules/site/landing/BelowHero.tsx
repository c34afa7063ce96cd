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
import { SecurityFrame } from './SecurityFrame.tsx'
import { TenYears } from './TenYears.tsx'
import { TrialBanner } from './TrialBanner.tsx'

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
