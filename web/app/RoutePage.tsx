import { Suspense, useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Skeleton } from '../ui/Skeleton.tsx'
import { applyHead } from './head.ts'
import { CheckInBanner, SignedInShell, type Route } from './routes.ts'
import { useSession } from './session.ts'
import { SignInFirst } from './SignInFirst.tsx'

/** A page with its head; pages of the family stand in the shell, or explain themselves to a visitor. */
export function RoutePage({ route }: { route: Route }) {
  const { user, isLoading } = useSession()
  const [path] = useLocation()
  useEffect(() => applyHead(route.page, path), [route, path])
  useFocusOnArrival(`${path}?${useSearch()}`)
  const page = (
    <Suspense fallback={<Skeleton />}>
      <route.Page />
    </Suspense>
  )
  if (route.page.audience === 'anyone') return page
  if (isLoading) return <Skeleton />
  if (!user) return <SignInFirst page={route.page} />
  return (
    <Suspense fallback={<Skeleton />}>
      <SignedInShell user={user} banner={<CheckInBanner />}>
        {page}
      </SignedInShell>
    </Suspense>
  )
}

/** After a change of page the focus goes to its heading, as a new document would be announced. */
const useFocusOnArrival = (address: string) => {
  const arrivedBy = useRef(address)
  useEffect(() => {
    if (arrivedBy.current === address) return undefined
    arrivedBy.current = address
    window.scrollTo(0, 0)
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      heading?.focus({ preventScroll: true })
      return heading !== null
    }
    if (focus()) return undefined
    const watch = new MutationObserver(() => focus() && watch.disconnect())
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [address])
}
