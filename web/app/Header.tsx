import { css } from '@emotion/react'
import { Link } from 'wouter'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Logo } from '../ui/Logo.tsx'
import { wrap } from '../ui/wrap.ts'
import { openAuthModal } from './authModal.ts'
import { paths } from './paths.ts'
import { displayName, signOut, useSession } from './session.ts'
import { siteSettings } from './siteSettings.ts'
import { strings } from './strings.ts'

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 92px;
  & > a:first-of-type {
    margin-right: auto;
    color: inherit;
    text-decoration: none;
  }
`

/** Of every public page but the landing page, which brings its own. */
export const Header = () => {
  const { user } = useSession()
  return (
    <header css={[wrap, header]}>
      <Link href={paths.landing()}>
        <Logo name={siteSettings.productName} size={40} />
      </Link>
      {user ? (
        <>
          <span>{displayName(user)}</span>
          <ButtonLink href={paths.home()} look="secondary">
            {strings.dashboard}
          </ButtonLink>
          <Button look="quiet" onClick={() => void signOut()}>
            {strings.signOut}
          </Button>
        </>
      ) : (
        <Button look="secondary" onClick={() => openAuthModal('signup', paths.home())}>
          {strings.startTrial}
        </Button>
      )}
    </header>
  )
}
