import { css } from '@emotion/react'
import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Logo } from '../ui/Logo.tsx'
import { phone } from '../ui/surfaces.ts'
import { BarSearch } from './BarSearch.tsx'
import { isDesk } from './deskEntry.ts'
import { DeskNav } from './DeskNav.tsx'
import { FaceSheet } from './FaceSheet.tsx'
import { onFreshness, stalePosition } from './freshness.ts'
import { HelpMenu } from './HelpMenu.tsx'
import { paths } from './paths.ts'
import { Rail } from './Rail.tsx'
import { siteSettings } from './siteSettings.ts'
import { TabBar } from './TabBar.tsx'
import { Chip } from '../ui/Chip.tsx'
import { timeIn } from '../ui/moment.ts'
import { strings } from './strings.ts'

/** Says on every page that nothing here is kept. */
const DemoChip = ({ until }: { until: string }) => (
  <Chip tone="ember">
    {strings.demoFamily}, ends at {timeIn(until)}
  </Chip>
)

const shell = css`
  display: grid;
  grid-template-columns: 272px minmax(0, 1fr);
  min-height: 100vh;
  ${phone} {
    display: block;
  }
`
const main = css`
  width: 100%;
  max-width: 1320px;
  margin-inline: auto;
  padding: 0 48px 96px;
  ${phone} {
    padding: 0 20px 128px;
  }
`
const top = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 14px;
  height: 88px;
  ${phone} {
    height: 72px;
  }
`
const onPhone = css`
  display: none;
  color: inherit;
  text-decoration: none;
  ${phone} {
    display: block;
  }
`
const wide = css`
  ${phone} {
    display: none;
  }
`
type ShellProps = {
  user: User
  /** One step after the other, which a wrong press on the tab bar would leave. */
  isFlow?: boolean | undefined
  banner: ReactNode
  children: ReactNode
}

/** Rail and top bar; under 1024 px the tab bar, and a face at the top right with what that has no room for. */
export function SignedInShell({ user, isFlow = false, banner, children }: ShellProps) {
  const [location] = useLocation()
  const isSaving = useSyncExternalStore(onFreshness, stalePosition) !== undefined
  const { productName } = siteSettings
  return (
    <div css={shell}>
      <Rail user={user} />
      <div css={{ minWidth: 0 }}>
        <header css={[main, { paddingBottom: 0 }, { [phone]: { paddingBottom: 0 } }]}>
          <div css={top}>
            <Link href={paths.home()} css={onPhone}>
              <Logo name={productName} size={36} />
            </Link>
            {!isFlow && <BarSearch />}
            <output css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-small)' }}>{isSaving ? 'Saving…' : ''}</output>
            <div css={wide}>
              <HelpMenu />
            </div>
            <div css={onPhone}>
              <FaceSheet user={user} />
            </div>
          </div>
          {user.demoUntil && (
            <div css={{ marginBottom: 12 }}>
              <DemoChip until={user.demoUntil} />
            </div>
          )}
        </header>
        <main id="main" tabIndex={-1} css={main}>
          <Suspense>{banner}</Suspense>
          {isDesk(location) && <DeskNav />}
          {children}
        </main>
      </div>
      {!isFlow && <TabBar />}
    </div>
  )
}
