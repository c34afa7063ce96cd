import { css } from '@emotion/react'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Logo } from '../ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { deskEntryOf, isDesk } from './deskEntry.ts'
import { currentOf, entries, type Entry } from './entries.ts'
import { FamilySwitcher } from './FamilySwitcher.tsx'
import { paths } from './paths.ts'
import { displayName } from './session.ts'
import { siteSettings } from './siteSettings.ts'

const rail = css`
  position: sticky;
  top: 0;
  display: flex;
  flex-direction: column;
  gap: 2px;
  height: 100vh;
  height: 100dvh;
  overflow-y: auto;
  padding: 24px 16px;
  background: var(--surface);
  border-right: 1px solid var(--line);
  @media (max-width: 1023px) {
    display: none;
  }
`
const entry = css`
  position: relative;
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 50px;
  padding: 0 14px;
  border-radius: var(--r-control);
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  .lucide {
    color: var(--ink-2);
  }
  &:hover {
    background: var(--primary-soft);
  }
  &[aria-current] {
    background: var(--primary-soft);
    font-weight: 600;
    .lucide {
      color: var(--ink);
    }
    &::after {
      content: '';
      position: absolute;
      inset: 5px;
      border: 1.5px dashed var(--line-strong);
      border-radius: 4px;
      pointer-events: none;
    }
  }
`
const apart = css`
  margin-top: 15px;
  &::before {
    content: '';
    position: absolute;
    inset: -8px 14px auto;
    border-top: 1px solid var(--line);
  }
`
const me = css`
  display: flex;
  gap: 12px;
  align-items: center;
  margin-top: auto;
  padding: 14px 10px 0;
  border-top: 1px solid var(--line);
`

const RailEntry = ({ entry: to, isCurrent }: { entry: Entry; isCurrent: boolean }) => {
  const Icon = to.icon
  return (
    <Link href={to.href} css={[entry, to.isApart === true && apart]} aria-current={isCurrent ? 'page' : undefined}>
      <Icon aria-hidden />
      {to.words}
      {to.Badge && (
        <Suspense>
          <span css={{ marginLeft: 'auto' }}>
            <to.Badge />
          </span>
        </Suspense>
      )}
    </Link>
  )
}

const Entries = ({ role }: Pick<User, 'role'>) => {
  const [location] = useLocation()
  const current = currentOf(location)
  const desk = deskEntryOf(role)
  return (
    <div css={{ display: 'grid', gap: 2 }}>
      {entries.map((to) => (
        <RailEntry key={to.href} entry={to} isCurrent={to === current} />
      ))}
      {desk && <RailEntry entry={desk} isCurrent={isDesk(location)} />}
    </div>
  )
}

export const Rail = ({ user, label = 'Main' }: { user: User; label?: string }) => (
  <nav aria-label={label} css={rail}>
    <Link href={paths.home()} css={{ color: 'inherit', textDecoration: 'none', padding: '0 10px', marginBottom: 16 }}>
      <Logo name={siteSettings.productName} />
    </Link>
    <FamilySwitcher />
    <Entries role={user.role} />
    <div css={me}>
      <Avatar name={displayName(user)} seed={user.id} />
      <div css={{ minWidth: 0 }}>
        <div css={{ fontWeight: 600, lineHeight: 1.2, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {displayName(user)}
        </div>
        <AccountMenu look="link" />
      </div>
    </div>
  </nav>
)
