import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { openAsk } from '../../../app/ask.ts'
import { openAuthModal } from '../../../app/authModal.ts'
import { paths } from '../../../app/paths.ts'
import { Footer } from '../../../app/footer/Footer.tsx'
import { useSession } from '../../../app/session.ts'
import { later } from '../later.tsx'
import { still } from '../still.tsx'
import { strings } from '../strings.ts'
import { isOverlay, isView } from './areas.ts'
import { Extras } from './Extras.tsx'
import { openExtra } from './extras.ts'
import { Hero } from './Hero.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { useView } from './useView.ts'

const AreaView = later(async () => (await import('./views/AreaView.tsx')).AreaView)
const Islands = later(async () => (await import('./Islands.tsx')).Islands, { isQuiet: true })
const BelowHero = still(
  async () => (await import('./BelowHero.tsx')).BelowHero,
  import.meta.env.SSR ? (await import('./BelowHero.tsx')).BelowHero : undefined,
)
const Doors = still(
  async () => (await import('./Doors.tsx')).Doors,
  import.meta.env.SSR ? (await import('./Doors.tsx')).Doors : undefined,
)

export function LandingPage() {
  const { user, isLoading } = useSession()
  const { view, open, close } = useView()
  const [isBelowShown, setIsBelowShown] = useState(false)
  const onShown = useCallback(() => setIsBelowShown(true), [])
  useOpenByAddress()

  // The still parts have buttons and no code: their presses are heard here.
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const { opens, extra } =
        (event.target as Element).closest<HTMLElement>('[data-opens], [data-extra]')?.dataset ?? {}
      if (isView(opens)) open(opens)
      if (extra === 'trial') openExtra(extra)
      if (extra === 'feedback' || extra === 'demo') {
        event.preventDefault() // without script the first leads to the contact page
        openAsk(extra)
      }
      if (isOverlay(extra)) openExtra({ overlay: extra })
    }
    addEventListener('click', press)
    return () => removeEventListener('click', press)
  }, [open])

  return (
    <>
      <LandingHeader user={isLoading ? undefined : user} isViewOpen={view !== undefined} onHome={close} />
      <main id="main" tabIndex={-1}>
        <div hidden={view !== undefined}>
          <Hero />
          <BelowHero onShown={onShown} />
        </div>
        {view !== undefined && (
          <>
            <h1 className="sr-only">{strings.hero}</h1>
            <AreaView key={view} view={view} onClose={close} />
          </>
        )}
      </main>
      <Footer>
        <Doors />
      </Footer>
      {isBelowShown && <Islands />}
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
