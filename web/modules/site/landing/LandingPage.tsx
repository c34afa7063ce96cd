import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { openAuthModal } from '../../../app/authModal.ts'
import { paths } from '../../../app/paths.ts'
import { Footer } from '../../../app/footer/Footer.tsx'
import { useSession } from '../../../app/session.ts'
import { SIX } from '../demoWall.ts'
import { wrap } from '../../../ui/wrap.ts'
import { later } from '../later.tsx'
import { QuoteWall } from '../QuoteWall.tsx'
import { strings } from '../strings.ts'
import { intro, section, sectionHead } from '../style.ts'
import { Ancestry } from './Ancestry.tsx'
import { Cabin } from './Cabin.tsx'
import { Closing, Doors } from './Closing.tsx'
import { Extras } from './Extras.tsx'
import { FilmSection } from './FilmSection.tsx'
import { Hero } from './Hero.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { NightBand } from './NightBand.tsx'
import { Questions } from './Questions.tsx'
import { SayIt } from './SayIt.tsx'
import { Security } from './Security.tsx'
import { TenYears } from './TenYears.tsx'
import { TrialBanner } from './TrialBanner.tsx'
import { useView } from './useView.ts'

const AreaView = later(async () => (await import('./views/AreaView.tsx')).AreaView)

export function LandingPage() {
  const { user, isLoading } = useSession()
  const { view, open, close } = useView()
  useOpenByAddress()
  return (
    <>
      <LandingHeader user={isLoading ? undefined : user} isViewOpen={view !== undefined} onHome={close} />
      <main id="main" tabIndex={-1}>
        {view === undefined ? (
          <>
            <Hero />
            <SayIt />
            <TrialBanner label="Free trial" />
            <div css={{ height: 72 }} />
            <Cabin onOpen={open} />
            <FilmSection />
            <Security />
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
            <Closing />
          </>
        ) : (
          <>
            <h1 className="sr-only">{strings.hero}</h1>
            <AreaView key={view} view={view} onClose={close} />
          </>
        )}
      </main>
      <Footer>
        <Doors />
      </Footer>
      <Extras isVisitor={!isLoading && user === null} />
    </>
  )
}

/** `/?auth=signin` and `/?auth=signup` open the dialog. */
const useOpenByAddress = () => {
  const auth = new URLSearchParams(useSearch()).get('auth')
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (auth === opened.current || (auth !== 'signin' && auth !== 'signup')) return
    opened.current = auth
    openAuthModal(auth, paths.home())
  }, [auth])
}
