import { useSession } from '../../../app/session.ts'
import { useHydrated } from '../../../ui/useHydrated.ts'
import { later } from '../later.tsx'

const JustNow = later(async () => (await import('./JustNow.tsx')).JustNow, { isQuiet: true })

/** On a page that compares or sells, for visitors: who else is here. Its code comes when the page stands. */
export function PageNudges() {
  const { user, isLoading } = useSession()
  const isHydrated = useHydrated()
  return isHydrated && !user && !isLoading && <JustNow />
}
