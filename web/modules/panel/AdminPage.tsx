import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../app/paths.ts'
import { NotNow } from '../../app/NotNow.tsx'
import { useSession } from '../../app/session.ts'
import { strings as words } from '../../app/strings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
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

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 32px 0 24px;
`

const Waiting = () => (
  <main id="main" tabIndex={-1} css={[wrap, { paddingBlock: 96 }]}>
    <h1>Admin</h1>
    <output>{strings.loading}</output>
  </main>
)

/** The admin panel. What the page shows follows the session's role; what it may read is decided by the server. */
export function AdminPage() {
  const { user, isLoading, isUnknown } = useSession()
  if (isLoading) return <Waiting />
  if (isUnknown)
    return (
      <main id="main" tabIndex={-1}>
        <NotNow title={words.unreached} line={words.unreachedLine} />
      </main>
    )
  return user?.role === 'admin' ? <Panel /> : <Denied />
}

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
    <main id="main" tabIndex={-1} css={[wrap, { paddingBottom: 96 }]}>
      <header css={head}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <h1 tabIndex={-1}>Admin</h1>
          <Chip tone="primary">{strings.badge}</Chip>
        </div>
        <ButtonLink look="secondary" href={paths.landing()}>
          {strings.back}
        </ButtonLink>
      </header>
      <p css={{ marginBottom: 24 }}>
        <Link href={paths.controlPanel()}>{strings.controlPanel}</Link>
      </p>
      <StatLedger />
      <Tabs label="Admin" tabs={tabs} value={tab} onChange={setTab} />
    </main>
  )
}
