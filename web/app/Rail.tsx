import { css } from '@emotion/react'
import { Suspense } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Logo } from '../ui/Logo.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { deskEntryOf, isDesk } from './deskEntry.ts'
import { FamilySwitcher } from './FamilySwitcher.tsx'
import { NewMenu } from './NewMenu.tsx'
import { paths } from './paths.ts'
import { foot, hrefOf, openPlaces, whereIs, type NamedWithIcon, type Place } from './places.ts'
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
const me = css`
  display: grid;
  margin-top: auto;
  padding-top: 14px;
  border-top: 1px solid var(--line);
`
const link = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  padding: 0 10px;
  font-size: var(--fs-small);
`

type EntryProps = { entry: NamedWithIcon & Pick<Place, 'Badge'>; isCurrent: boolean }

const RailEntry = ({ entry: { title, href, icon: Icon, Badge }, isCurrent }: EntryProps) => (
  <Link href={href} css={entry} aria-current={isCurrent ? 'page' : undefined}>
    <Icon aria-hidden />
    {title}
    {Badge && (
      <Suspense>
        <span css={{ marginLeft: 'auto' }}>
          <Badge />
        </span>
      </Suspense>
    )}
  </Link>
)

const Entries = ({ role }: Pick<User, 'role'>) => {
  const [location] = useLocation()
  const current = whereIs(location)?.place
  const desk = deskEntryOf(role)
  return (
    <div css={{ display: 'grid', gap: 2 }}>
      {openPlaces.map((place) => (
        <RailEntry key={place.title} entry={{ ...place, href: hrefOf(place) }} isCurrent={place === current} />
      ))}
      {desk && <RailEntry entry={desk} isCurrent={isDesk(location)} />}
    </div>
  )
}

const Foot = ({ user }: { user: User }) => {
  const [location] = useLocation()
  return (
    <div css={me}>
      <AccountMenu user={user} />
      {foot.map(({ title, href }) => (
        <Link key={href} href={href} css={link} aria-current={href === location ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </div>
  )
}

export const Rail = ({ user, label = 'Main' }: { user: User; label?: string }) => (
  <nav aria-label={label} css={rail}>
    <Link href={paths.home()} css={{ color: 'inherit', textDecoration: 'none', padding: '0 10px', marginBottom: 16 }}>
      <Logo name={siteSettings.productName} />
    </Link>
    <FamilySwitcher />
    <NewMenu look="rail" />
    <Entries role={user.role} />
    <Foot user={user} />
  </nav>
)
