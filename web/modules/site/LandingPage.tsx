import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { openAuthModal } from '../../app/authModal.ts'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session.ts'
import { Hero } from './Hero.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import { NightBand } from './NightBand.tsx'

export function LandingPage() {
  const { user, isLoading } = useSession()
  const known = isLoading ? undefined : user
  useOpenByAddress()
  return (
    <>
      <LandingHeader user={known} />
      <main id="main" tabIndex={-1}>
        <Hero user={known} />
        <NightBand />
      </main>
    </>
  )
}

/** `/?auth=signin` and `/?auth=signup` open the dialog. */
const useOpenByAddress = () => {
  const auth = new URLSearchParams(useSearch()).get('auth')
  useEffect(() => {
    if (auth === 'signin' || auth === 'signup') openAuthModal(auth, paths.home())
  }, [auth])
}
