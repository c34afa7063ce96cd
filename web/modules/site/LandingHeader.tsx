import { css } from '@emotion/react'
import { Link } from 'wouter'
import type { User } from '../../../backend/modules/accounts/contract.ts'
import { openAuthModal } from '../../app/authModal.ts'
import { paths } from '../../app/paths.ts'
import { displayName, signOut } from '../../app/session.ts'
import { siteSettings } from '../../app/siteSettings.ts'
import { strings as shell } from '../../app/strings.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { strings } from './strings.ts'
import { wrap } from '../../ui/wrap.ts'

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 92px;
  & > a:first-child {
    margin-right: auto;
    color: inherit;
    text-decoration: none;
  }
  @media (max-width: 560px) {
    min-height: 72px;
    padding-block: 8px;
    & > .also-in-hero {
      display: none;
    }
  }
`

/** `user` is undefined while we do not know yet; the place of the buttons is kept. */
export const LandingHeader = ({ user }: { user: User | null | undefined }) => (
  <header css={[wrap, header]}>
    <Link href={paths.landing()}>
      <Logo name={siteSettings.productName} size={40} />
    </Link>
    {user === null && (
      <>
        <Button look="quiet" onClick={() => openAuthModal('signin', paths.home())}>
          {shell.signIn}
        </Button>
        <Button look="secondary" className="also-in-hero" onClick={() => openAuthModal('signup', paths.home())}>
          {shell.getStarted}
        </Button>
      </>
    )}
    {user && (
      <>
        <span>{strings.welcome(displayName(user))}</span>
        <ButtonLink href={paths.home()} look="secondary">
          {shell.dashboard}
        </ButtonLink>
        <Button look="quiet" onClick={() => void signOut()}>
          {shell.signOut}
        </Button>
      </>
    )}
  </header>
)
