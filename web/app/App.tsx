import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Route, useLocation } from 'wouter'
import { WeaveDefs } from '../ui/HearthBlock.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { currentToast, onToast } from '../ui/toasts.ts'
import { askState, onAsk } from './ask.ts'
import { authModalState, onAuthModal } from './authModal.ts'
import { all } from './modules.ts'
import { RoutePage } from './RoutePage.tsx'
import { AskDialog, AuthModal, StepUpDialog, Toaster } from './parts.tsx'
import { routeOf } from './routes.ts'
import { useSession } from './session.ts'
import { OfflineNote } from './OfflineNote.tsx'
import { onStepUp, stepUpState } from './stepUp.ts'
import { strings } from './strings.ts'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

export function App() {
  const { user } = useSession()
  useLive(user !== null)
  useFocusOnArrival()
  const [path] = useLocation()
  const route = routeOf(path)
  return (
    <>
      <a className="skip-link" href="#main">
        {strings.skip}
      </a>
      <WeaveDefs />
      <OfflineNote />
      <Suspense fallback={<Skeleton words={strings.loading} />}>
        <Route key={route.name} path={route.path}>
          <RoutePage route={route} />
        </Route>
      </Suspense>
      <AuthModalHost />
      <AskHost />
      <StepUpHost />
      <ToastHost />
    </>
  )
}

/** Keeps what is on the page up to date for whoever is signed in. A visitor's first page does without that code. */
const useLive = (isSignedIn: boolean): void => {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const leaving = new AbortController()
    void import('./changes.ts').then(
      ({ followChanges }) => followChanges(all, leaving.signal),
      // Where the code does not come, the page stands as it was fetched.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isSignedIn])
}

/** Its code arrives with the first time it opens. */
function AuthModalHost() {
  const state = useSyncExternalStore(onAuthModal, authModalState, nothing)
  const wasOpened = useEver(state !== undefined)
  return <Suspense>{wasOpened && <AuthModal state={state} />}</Suspense>
}

function AskHost() {
  const kind = useSyncExternalStore(onAsk, askState, nothing)
  const wasOpened = useEver(kind !== undefined)
  return <Suspense>{wasOpened && <AskDialog kind={kind} />}</Suspense>
}

function StepUpHost() {
  const isOpen = useSyncExternalStore(onStepUp, stepUpState, nothing) !== undefined
  const wasOpened = useEver(isOpen)
  return <Suspense>{wasOpened && <StepUpDialog isOpen={isOpen} />}</Suspense>
}

function ToastHost() {
  const wasShown = useEver(useSyncExternalStore(onToast, currentToast, nothing) !== undefined)
  return <Suspense>{wasShown && <Toaster />}</Suspense>
}

// What the server shows.
const nothing = () => undefined

const useEver = (now: boolean): boolean => {
  const [ever, setEver] = useState(now)
  if (now && !ever) setEver(true)
  return ever || now
}
