import { css } from '@emotion/react'
import { Link } from 'wouter'
import type { User } from '../../../../backend/modules/accounts/contract.ts'
import { openAuthModal } from '../../../app/authModal.ts'
import { paths } from '../../../app/paths.ts'
import { displayName, signOut } from '../../../app/session.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { strings as shell } from '../../../app/strings.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { wrap } from '../../../ui/wrap.ts'
import { strings } from '../strings.ts'
import { openExtra } from './extras.ts'
import { BackSign } from './marks.tsx'

const header = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 92px;
  .logo {
    margin-right: auto;
    color: inherit;
    text-decoration: none;
  }
  nav {
    display: flex;
    gap: 4px;
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 0 14px;
    color: var(--ink);
    font-weight: 500;
    text-decoration: none;
  }
  nav a:hover {
    text-decoration: underline;
  }
  .menu {
    display: none;
  }
  /* One row: the house, the menu, the way in. */
  @media (max-width: 1023px) {
    flex-wrap: nowrap;
    gap: 8px;
    min-height: 72px;
    .wide {
      display: none;
    }
    .menu {
      display: inline-flex;
    }
    .menu,
    .start {
      padding: 0 9px;
      font-size: var(--fs-small);
      white-space: nowrap;
    }
  }
  @media (max-width: 379px) {
    .logo span {
      font-size: 0;
    }
  }
`
/** Before it is known who looks, what a visitor reads keeps its place and takes no press. */
const waiting = css`
  display: contents;
  &[data-waits] > * {
    visibility: hidden;
  }
`
type LandingHeaderProps = {
  /** Undefined while it is not known. */
  user: User | null | undefined
  isViewOpen: boolean
  onHome: () => void
}

export const LandingHeader = ({ user, isViewOpen, onHome }: LandingHeaderProps) => (
  <header css={[wrap, header]}>
    <Link href={paths.landing()} className="logo" onClick={onHome}>
      <Logo name={siteSettings.productName} size={40} />
    </Link>
    {isViewOpen && (
      <Button look="secondary" className="wide" onClick={onHome}>
        <BackSign />
        {strings.backToHome}
      </Button>
    )}
    <nav aria-label="Main" className="wide">
      <Link href={paths.about()}>{strings.ourStory}</Link>
      <Link href={paths.pricing()}>{strings.legacyPlans}</Link>
      <Link href={paths.blog()}>{strings.blog}</Link>
    </nav>
    <Button look="secondary" className="menu" aria-haspopup="dialog" onClick={() => openExtra('menu')}>
      Menu
    </Button>
    {user ? (
      <>
        <span>{strings.welcome(displayName(user))}</span>
        <ButtonLink href={paths.home()} look="secondary" className="wide">
          {shell.dashboard}
        </ButtonLink>
        <Button
          look="quiet"
          className="wide"
          onClick={() => {
            onHome()
            void signOut()
          }}
        >
          {shell.signOut}
        </Button>
      </>
    ) : (
      <div css={waiting} data-waits={user === undefined || undefined}>
        <ButtonLink href={paths.demo()} look="secondary" className="wide">
          {strings.demo}
        </ButtonLink>
        <Button look="quiet" className="wide" onClick={() => openAuthModal('signin', paths.home())}>
          {shell.signIn}
        </Button>
        <Button look="secondary" className="start" onClick={() => openAuthModal('signup', paths.home())}>
          {shell.getStarted}
        </Button>
      </div>
    )}
  </header>
)
