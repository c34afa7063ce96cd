import { Suspense, useState, useSyncExternalStore } from 'react'
import { Route, Switch } from 'wouter'
import { WeaveDefs } from '../ui/HearthBlock.tsx'
import { currentToast, onToast } from '../ui/toasts.ts'
import { authModalState, onAuthModal } from './authModal.ts'
import { useLive } from './live.ts'
import { RoutePage } from './RoutePage.tsx'
import { AuthModal, notFound, routes, Toaster } from './routes.ts'
import { useSession } from './session.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { strings } from './strings.ts'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

export function App() {
  const { user } = useSession()
  useLive(user !== null)
  useFocusOnArrival()
  return (
    <>
      <a className="skip-link" href="#main">
        {strings.skip}
      </a>
      <WeaveDefs />
      <OfflineNote />
      <Switch>
        {routes.map((route) => (
          <Route key={route.page.path} path={route.page.path}>
            <RoutePage route={route} />
          </Route>
        ))}
        <Route>
          <RoutePage route={notFound} />
        </Route>
      </Switch>
      <AuthModalHost />
      <ToastHost />
    </>
  )
}

/** Its code arrives with the first time it opens. */
function AuthModalHost() {
  const state = useSyncExternalStore(onAuthModal, authModalState)
  const wasOpened = useEver(state !== undefined)
  return <Suspense>{wasOpened && <AuthModal state={state} />}</Suspense>
}

function ToastHost() {
  const wasShown = useEver(useSyncExternalStore(onToast, currentToast) !== undefined)
  return <Suspense>{wasShown && <Toaster />}</Suspense>
}

const useEver = (now: boolean): boolean => {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
