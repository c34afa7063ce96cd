import { useLocation } from 'wouter'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { openAuthModal } from '../authModal.ts'
import { paths } from '../paths.ts'
import { displayName, signOut, useSession } from '../session.ts'
import { strings } from '../strings.ts'

/** What somebody may do from everywhere. `onChosen` lets the menu around it close. */
export function HeaderActions({ onChosen }: { onChosen?: () => void }) {
  const { user } = useSession()
  const [, navigate] = useLocation()
  if (!user) {
    const open = (tab: 'signin' | 'signup') => () => {
      onChosen?.()
      openAuthModal(tab, paths.home())
    }
    return (
      <>
        <Button look="quiet" onClick={open('signin')}>
          {strings.signIn}
        </Button>
        <Button look="secondary" onClick={open('signup')}>
          {strings.startTrial}
        </Button>
      </>
    )
  }
  const leave = () => {
    onChosen?.()
    navigate(paths.landing())
    void signOut()
  }
  return (
    <>
      <span css={{ overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 220 }}>{displayName(user)}</span>
      <span css={{ display: 'contents' }} onClickCapture={onChosen}>
        <ButtonLink href={paths.home()} look="secondary">
          {strings.dashboard}
        </ButtonLink>
      </span>
      <Button look="quiet" onClick={leave}>
        {strings.signOut}
      </Button>
    </>
  )
}
