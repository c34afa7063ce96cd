import { css } from '@emotion/react'
import { DropdownMenu as Radix } from 'radix-ui'
import { Link, useLocation } from 'wouter'
import { option } from '../ui/surfaces.ts'
import { AccountMenu, line } from './AccountMenu.tsx'
import { FamilyChoices } from './FamilySwitcher.tsx'
import { tab } from './tabStyle.ts'
import { deskEntryOf } from './deskEntry.ts'
import { entries, leadsTo, type Entry } from './entries.ts'
import { useSession } from './session.ts'

const barUntil = (px: number) => css`
  display: none;
  @media (max-width: ${px}px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 9;
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    padding: 8px 6px calc(10px + env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
`
const raised = css`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-top: -28px;
  border: 4px solid var(--ground);
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
`

const Tab = ({ entry }: { entry: Entry }) => {
  const [location] = useLocation()
  const Icon = entry.icon
  return (
    <Link href={entry.href} css={tab} aria-current={leadsTo(location, entry) ? 'page' : undefined}>
      {entry.isRaised === true ? (
        <span css={raised}>
          <Icon aria-hidden />
        </span>
      ) : (
        <Icon aria-hidden />
      )}
      {entry.words}
    </Link>
  )
}

/** What the bar has no room for, or what is looked for in the menu too. */
const MenuEntries = () => {
  const [, navigate] = useLocation()
  const { user } = useSession()
  const desk = user ? deskEntryOf(user.role) : undefined
  const shown = [...entries.filter(({ onPhone }) => onPhone !== undefined), ...(desk ? [desk] : [])]
  return (
    <>
      {shown.map(({ href, words, icon: Icon }) => (
        <Radix.Item key={href} css={option} onSelect={() => navigate(href)}>
          <Icon aria-hidden />
          {words}
        </Radix.Item>
      ))}
      {shown.length > 0 && <Radix.Separator css={line} />}
    </>
  )
}

/** Where the page is too narrow for the rail it stands for it, with Record raised. */
export const TabBar = ({ label = 'Main', untilPx = 1023 }: { label?: string; untilPx?: number }) => (
  <nav aria-label={label} css={barUntil(untilPx)}>
    {entries
      .filter(({ onPhone }) => onPhone !== 'menu')
      .map((entry) => (
        <Tab key={entry.href} entry={entry} />
      ))}
    <AccountMenu look="tab">
      <FamilyChoices />
      <MenuEntries />
    </AccountMenu>
  </nav>
)
