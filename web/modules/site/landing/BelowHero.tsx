import { wrap } from '../../../ui/wrap.ts'
import { SIX } from '../demoWall.ts'
import { QuoteWall } from '../QuoteWall.tsx'
import { intro, section, sectionHead } from '../style.ts'
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
      <h2 id="voices" css={sectionHead}>
        Six voices from one family
      </h2>
      <p css={[intro, { margin: '16px 0 36px' }]}>
        The Hales are our demo family. We made them up, and we say so, until real families have written to us.
      </p>
      <QuoteWall quotes={SIX} from={1} />
    </section>
    <TenYears />
    <TrialBanner label="Free trial, once more" />
    <Questions />
  </>
)
