import { css } from '@emotion/react'
import { Suspense, type ReactNode } from 'react'
import { ChatButton } from '../modules/support/ChatButton.tsx'
import type { User } from '../../backend/modules/accounts/contract/user.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import type { Page } from './pages/page.ts'
import { late } from './routes/late.ts'
import { useSession } from './session.ts'

const ways = late(async () => {
  const [{ Rail }, { TabBar }] = await Promise.all([import('./Rail.tsx'), import('./TabBar.tsx')])
  return { Rail, TabBar }
})
/** Beside the header's, which is the main navigation here. */
const LABEL = 'Your pages'
const RailOf = ({ user }: { user: User }) => {
  const { Rail } = ways.read()
  return <Rail user={user} label={LABEL} />
}
const TabBarOf = () => {
  const { TabBar } = ways.read()
  return <TabBar label={LABEL} untilPx={RAIL_FROM_PX - 1} />
}

/** These pages need the width of a tablet to themselves. */
const RAIL_FROM_PX = 1280
const withRail = css`
  --tab-bar: calc(76px + env(safe-area-inset-bottom));
  & > aside {
    display: none;
  }
  @media (min-width: ${RAIL_FROM_PX}px) {
    --tab-bar: 0px;
    display: grid;
    grid-template-columns: 272px minmax(0, 1fr);
    & > aside {
      display: block;
    }
  }
`

/**
 * What stands round a page of `anyone`; beside it the rail of whoever is signed in. It brings `<main>` too: the page
 * begins with its h1.
 */
export function PublicShell({ page, children }: { page: Page; children: ReactNode }) {
  const { parent, name, crumb = name } = page
  const { user } = useSession()
  return (
    <div css={user ? withRail : undefined}>
      {user && (
        <aside>
          <Suspense>
            <RailOf user={user} />
          </Suspense>
        </aside>
      )}
      <div>
        <Header isBesideRail={user !== null} />
        <main id="main" tabIndex={-1}>
          {parent && <Breadcrumb parent={parent} name={crumb} />}
          {children}
        </main>
        <Footer />
        <ChatButton />
        {user && (
          <Suspense>
            <TabBarOf />
          </Suspense>
        )}
      </div>
    </div>
  )
}
