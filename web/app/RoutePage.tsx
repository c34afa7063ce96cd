import { Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Skeleton } from '../ui/Skeleton.tsx'
import { applyHead } from './head.ts'
import { isMaintenance, onMaintenance } from './maintenance.ts'
import type { Page as PageWords } from './pages/page.ts'
import { queryClient } from './queryClient.ts'
import { publicShell, type Route } from './routes/route.ts'
import { NotNow, Questions, SignedInShell, SignInFirst } from './parts.tsx'
import { useSession } from './session.ts'
import { strings } from './strings.ts'

/** A page with its head, in the shell of whoever looks at it; a page of the family explains itself to a visitor. */
export function RoutePage({ route }: { route: Route }) {
  const { page, Page } = route.view.read()
  const { user, isLoading, isUnknown } = useSession()
  const isClosed = useSyncExternalStore(onMaintenance, isMaintenance, () => false)
  const [path] = useLocation()
  const search = useSearch()
  useEffect(() => applyHead(page, { path, pattern: route.path, search, known }), [page, path, route, search])
  const { audience, loadSignedIn } = page
  const isVisitor = !user && !isLoading && !isUnknown
  if (audience === 'anyone' || (audience === 'both' && isVisitor))
    return (
      <PublicFrame page={page}>
        <Page />
      </PublicFrame>
    )
  if (isClosed || isUnknown)
    return (
      <PublicFrame page={page}>
        <Suspense fallback={<Skeleton words={strings.loading} />}>
          <NotNow
            title={isClosed ? strings.maintenance : strings.unreached}
            line={isClosed ? strings.maintenanceLine : strings.unreachedLine}
          />
        </Suspense>
      </PublicFrame>
    )
  if (isLoading) return <Skeleton words={strings.loading} />
  if (!user)
    return (
      <PublicFrame page={page}>
        <Suspense fallback={<Skeleton words={strings.loading} />}>
          <SignInFirst page={page} />
        </Suspense>
      </PublicFrame>
    )
  return (
    <Suspense fallback={<Skeleton words={strings.loading} />}>
      <SignedInShell user={user} isFlow={page.isFlow} banner={<Questions />}>
        <Suspense fallback={<Skeleton words={strings.loading} />}>
          {loadSignedIn ? <SignedInPage page={loadSignedIn} /> : <Page />}
        </Suspense>
      </SignedInShell>
    </Suspense>
  )
}

/** The page as somebody signed in has it; its code comes when they open it. */
function SignedInPage({ page }: { page: NonNullable<PageWords['loadSignedIn']> }) {
  const { Page } = page.read()
  return <Page />
}

/** It was fetched with the page; with no frame the page brings everything. */
function PublicFrame({ page, children }: { page: PageWords; children: ReactNode }) {
  if (page.frame === 'none') return children
  const { PublicShell } = publicShell.read()
  return <PublicShell page={page}>{children}</PublicShell>
}

const known = (apiPath: string): unknown => queryClient.getQueryData([apiPath])
