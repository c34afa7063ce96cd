import { useEffect } from 'react'
import { openAuthModal } from '../../app/authModal.ts'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { LinkFrame } from '../../app/LinkFrame.tsx'

/** The same way in as everybody's, which asks staff for their second factor, and on to the admin area. */
export function AdminLoginPage() {
  const { user, isLoading, isUnknown } = useSession()
  const isVisitor = !isLoading && !isUnknown && user === null
  useEffect(() => {
    if (isVisitor) openAuthModal('signin', paths.admin())
  }, [isVisitor])
  return (
    <LinkFrame title={strings.loginTitle} seed="admin-login">
      <p>{strings.loginLine}</p>
      {user ? (
        <ButtonLink href={paths.admin()} size="large">
          {strings.toAdmin}
        </ButtonLink>
      ) : (
        <Button size="large" onClick={() => openAuthModal('signin', paths.admin())}>
          Sign In
        </Button>
      )}
    </LinkFrame>
  )
}
