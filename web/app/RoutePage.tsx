import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Skeleton } from '../ui/Skeleton.tsx'
import { applyHead } from './head.ts'
import { isMaintenance, onMaintenance } from './maintenance.ts'
import { PublicShell } from './PublicShell.tsx'
import { queryClient } from './queryClient.ts'
import type { Route } from './routes/route.ts'
import { CheckInBanner, MaintenancePage, SignedInShell } from './routes.ts'
import { useSession } from './session.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { strings } from './strings.ts'

/** A page with its head, in the shell of whoever looks at it; a page of the family explains itself to a visitor. */
export function RoutePage({ route }: { route: Route }) {
  const { page, Page } = route.view.read()
  const { user, isLoading } = useSession()
  const isClosed = useSyncExternalStore(onMaintenance, isMaintenance, () => false)
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => applyHead(page, { path, pattern: route.path, search, known }), [page, path, route, search])
  const { audience } = page
  if (audience === 'anyone')
    return (
      <PublicShell page={page}>
        <Page />
      </PublicShell>
    )
  if (isClosed)
    return (
      <PublicShell page={page}>
        <Suspense fallback={<Skeleton words={strings.loading} />}>
          <MaintenancePage />
        </Suspense>
      </PublicShell>
    )
  if (isLoading) return <Skeleton words={strings.loading} />
  if (!user)
    return <PublicShell page={page}>{audience === 'both' ? <Page /> : <SignInFirst page={page} />}</PublicShell>
  return (
    <Suspense fallback={<Skeleton words={strings.loading} />}>
      <SignedInShell user={user} banner={<CheckInBanner />}>
        <Suspense fallback={<Skeleton words={strings.loading} />}>
          <SignedInView route={route} />
        </Suspense>
      </SignedInShell>
    </Suspense>
  )
}

const known = (apiPath: string): unknown => queryClient.getQueryData([apiPath])

const SignedInView = ({ route: { view, signedInView } }: { route: Route }) => {
  const { Page } = (signedInView ?? view).read()
  return <Page />
}
