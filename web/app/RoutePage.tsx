import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { Skeleton } from '../ui/Skeleton.tsx'
import { applyHead } from './head.ts'
import { CheckInBanner, SignedInShell, type Route } from './routes.ts'
import { useSession } from './session.ts'
import { SignInFirst } from './SignInFirst.tsx'
import { strings } from './strings.ts'

/** A page with its head; pages of the family stand in the shell, or explain themselves to a visitor. */
export function RoutePage({ route }: { route: Route }) {
  const { user, isLoading } = useSession()
  const [path] = useLocation()
  useEffect(() => applyHead(route.page, path), [route, path])
  const page = (
    <Suspense fallback={<Skeleton words={strings.loading} />}>
      <route.Page />
    </Suspense>
  )
  if (route.page.audience === 'anyone') return page
  if (isLoading) return <Skeleton words={strings.loading} />
  if (!user) return <SignInFirst page={route.page} />
  return (
    <Suspense fallback={<Skeleton words={strings.loading} />}>
      <SignedInShell user={user} banner={<CheckInBanner />}>
        {page}
      </SignedInShell>
    </Suspense>
  )
}
