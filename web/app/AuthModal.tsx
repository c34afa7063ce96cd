import { useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { showToast } from '../ui/toasts.ts'
import { chooseAuthTab, closeAuthModal, type AuthModalState, type AuthTab } from './authModal.ts'
import { signedInAs } from './session.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { REDIRECT_AFTER_MS, strings } from './strings.ts'

export function AuthModal({ state }: { state: AuthModalState | undefined }) {
  const [, navigate] = useLocation()
  const { tab, goesTo, afterMs } = useLast(state) ?? { tab: 'signin', goesTo: undefined, afterMs: REDIRECT_AFTER_MS }

  const enter = (title: string) => (user: User) => {
    closeAuthModal()
    signedInAs(user)
    showToast({ title })
    // Closing the dialog or leaving the page during the wait does not cancel it.
    if (goesTo !== undefined) setTimeout(() => navigate(goesTo), afterMs)
  }

  return (
    <Dialog
      isOpen={state !== undefined}
      onClose={closeAuthModal}
      title={tab === 'signin' ? 'Welcome back' : 'Begin with one voice'}
    >
      <Tabs
        label="Sign in or sign up"
        value={tab}
        onChange={(next) => chooseAuthTab(next as AuthTab)}
        tabs={[
          {
            value: 'signin',
            words: strings.signIn,
            panel: <SignInForm onDone={enter(strings.welcomeBack)} />,
          },
          {
            value: 'signup',
            words: strings.signUp,
            panel: <SignUpForm onDone={enter(strings.accountCreated)} />,
          },
        ]}
      />
    </Dialog>
  )
}

/** While the dialog fades it still shows what it showed. */
const useLast = (state: AuthModalState | undefined) => {
  const [last, setLast] = useState(state)
  if (state && state !== last) setLast(state)
  return state ?? last
}
