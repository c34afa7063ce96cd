import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { User } from '../../../backend/modules/accounts/contract.ts'
import { paths } from '../../app/paths.ts'
import { NotNow } from '../../app/NotNow.tsx'
import { SignedInShell } from '../../app/parts.tsx'
import { useSession } from '../../app/session.ts'
import { strings as words } from '../../app/strings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { wrap } from '../../ui/wrap.ts'
import { AnalyticsTab } from './AnalyticsTab.tsx'
import { ContentTab } from './ContentTab.tsx'
import { DatabaseTab } from './DatabaseTab.tsx'
import { Denied } from './Denied.tsx'
import { stats } from './queries.ts'
import { SettingsTab } from './SettingsTab.tsx'
import { StatLedger } from './StatLedger.tsx'
import { strings } from './strings.ts'
import { UsersTab } from './UsersTab.tsx'

const Waiting = () => (
  <>
    <h1 tabIndex={-1}>Admin</h1>
    <output>{strings.loading}</output>
  </>
)
/** Until it is known who looks. */
const WaitingAlone = () => (
  <main id="main" tabIndex={-1} css={[wrap, { paddingBlock: 96 }]}>
    <Waiting />
  </main>
)

/** The admin panel. What the page shows follows the session's role; what it may read is decided by the server. */
export function AdminPage() {
  const { user, isLoading, isUnknown } = useSession()
  if (isLoading) return <WaitingAlone />
  if (isUnknown)
    return (
      <main id="main" tabIndex={-1}>
        <NotNow title={words.unreached} line={words.unreachedLine} />
      </main>
    )
  if (user) return <InShell user={user} />
  return (
    <main id="main" tabIndex={-1} css={wrap}>
      <Denied />
    </main>
  )
}

/** Among the other desks, in the shell that they stand in; whoever is no admin keeps the ways to their own pages. */
const InShell = ({ user }: { user: User }) => (
  <Suspense fallback={<WaitingAlone />}>
    <SignedInShell user={user} banner={null}>
      {user.role === 'admin' ? <Panel /> : <Denied />}
    </SignedInShell>
  </Suspense>
)

/** Stands when the first of its three questions has its answer, whatever that is. */
function Panel() {
  const [tab, setTab] = useState('users')
  const { isFetched } = useQuery(stats())
  if (!isFetched) return <Waiting />
  const tabs = [
    { value: 'users', words: strings.users, panel: <UsersTab /> },
    { value: 'content', words: strings.content, panel: <ContentTab onSettings={() => setTab('settings')} /> },
    { value: 'analytics', words: strings.analytics, panel: <AnalyticsTab /> },
    { value: 'settings', words: strings.settings, panel: <SettingsTab /> },
    { value: 'database', words: strings.database, panel: <DatabaseTab /> },
  ]
  return (
    <>
      <PageHeader title="Admin">
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <Chip tone="primary">{strings.badge}</Chip>
          <ButtonLink look="secondary" href={paths.landing()}>
            {strings.back}
          </ButtonLink>
        </div>
      </PageHeader>
      <StatLedger />
      <Tabs label="Admin" tabs={tabs} value={tab} onChange={setTab} />
    </>
  )
}
