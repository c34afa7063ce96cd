import { LifeBanner } from '../modules/life/LifeBanner.tsx'
import { CheckInBanner } from '../modules/messages/CheckInBanner.tsx'

/** What is asked of whoever is signed in, on top of their pages: whether they are there, and about their messages. */
export const Questions = () => (
  <>
    <LifeBanner />
    <CheckInBanner />
  </>
)
