import { useSession } from '../../../app/session.ts'
import { UnverifiedBanner } from '../UnverifiedBanner.tsx'

/** Below the ring, which works without a confirmed address too. */
export function Unconfirmed() {
  const { user } = useSession()
  return user && !user.emailVerified ? <UnverifiedBanner {...user} /> : null
}
