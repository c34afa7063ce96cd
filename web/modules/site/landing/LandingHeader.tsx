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
  @media (max-width: 1023px) {
    min-height: 72px;
    padding-block: 8px;
    .wide {
      display: none;
    }
  }
  @media (max-width: 560px) {
    gap: 8px;
    button,
    a {
      padding-inline: 12px;
    }
    .logo {
      padding: 0;
    }
    /* Two rows: the house and the way in, then what can be looked at. */
    .start {
      order: 1;
    }
    &::after {
      content: '';
      order: 2;
      flex-basis: 100%;
    }
    nav,
    .second {
      order: 3;
    }
    nav a {
      padding-left: 0;
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
      <Button look="secondary" onClick={onHome}>
        <BackSign />
        {strings.backToHome}
      </Button>
    )}
    <nav aria-label="Main">
      <Link href={paths.about()} className="wide">
        {strings.ourStory}
      </Link>
      <Link href={paths.pricing()} className="wide">
        {strings.legacyPlans}
      </Link>
      <Link href={paths.blog()}>{strings.blog}</Link>
    </nav>
    {user ? (
      <>
        <span>{strings.welcome(displayName(user))}</span>
        <ButtonLink href={paths.home()} look="secondary">
          {shell.dashboard}
        </ButtonLink>
        <Button
          look="quiet"
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
        <ButtonLink href={paths.demo()} look="secondary" className="second">
          {strings.demo}
        </ButtonLink>
        <Button look="quiet" className="second" onClick={() => openAuthModal('signin', paths.home())}>
          {shell.signIn}
        </Button>
        <Button look="secondary" className="start" onClick={() => openAuthModal('signup', paths.home())}>
          {shell.getStarted}
        </Button>
      </div>
    )}
  </header>
)
