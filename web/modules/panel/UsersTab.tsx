import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { cutToName } from '../../../backend/kernel/words/names.ts'
import type { AdminUser } from '../../../backend/modules/panel/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { exportData } from './exportData.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { PAGE, stats, users, type UserSort } from './queries.ts'
import { strings } from './strings.ts'
import { UserDialog } from './UserDialog.tsx'

const sorts = [
  { value: 'newest', words: 'Newest first' },
  { value: 'oldest', words: 'Oldest first' },
  { value: 'username', words: 'By username, A to Z' },
  { value: 'email', words: 'By email, A to Z' },
] as const
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const columnsWith = (view: (id: string) => void): readonly Column<AdminUser>[] => [
  { head: 'Username', cell: ({ username }) => cutToName(username) },
  { head: 'Email', cell: ({ email }) => email },
  { head: 'Plan', cell: ({ subscriptionPlan }) => subscriptionPlan },
  { head: 'Created', cell: ({ createdAt }) => day.format(new Date(createdAt)) },
  {
    head: 'Actions',
    cell: ({ id, username }) => (
      <Button look="secondary" onClick={() => view(id)}>
        View<span className="sr-only"> {cutToName(username)}</span>
      </Button>
    ),
  },
]

/** Who has an account; asked for once the figures have answered, whatever they said. */
export function UsersTab() {
  const [q, setQ] = useState('')
  const [sort, setSort] = useState<UserSort>('newest')
  const [limit, setLimit] = useState(PAGE)
  const [viewed, setViewed] = useState<string>()
  const { isFetched } = useQuery(stats())
  const found = useQuery({ ...users(q, sort, limit), enabled: isFetched, placeholderData: (before) => before })
  return (
    <section aria-label={strings.users} css={{ display: 'grid', gap: 20 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'end' }}>
        <FieldFrame id="users-search" label="Search by name or email" css={{ flex: '1 1 260px' }}>
          {(control) => (
            <input {...control} type="search" value={q} onChange={({ target }) => setQ(target.value)} css={input} />
          )}
        </FieldFrame>
        <Select
          id="users-sort"
          label="Order"
          value={sort}
          choices={sorts}
          onChange={(value) => setSort(sorts.find((each) => each.value === value)?.value ?? 'newest')}
          css={{ flex: '0 1 260px' }}
        />
        <Button look="secondary" icon={Download} onClick={() => void exportData('users')}>
          {strings.exportUsers}
        </Button>
      </div>
      {!found.data && (found.error ? <NotLoaded what="users" query={found} /> : <Skeleton words="Still looking" />)}
      {found.data?.length === 0 && <p>Nobody fits. Try a part of the name or address.</p>}
      {found.data && found.data.length > 0 && (
        <DataTable caption={strings.users} columns={columnsWith(setViewed)} rows={found.data} idOf={({ id }) => id} />
      )}
      {found.data?.length === limit && (
        <Button look="secondary" onClick={() => setLimit(Math.min(limit + PAGE, 500))}>
          Show more
        </Button>
      )}
      <UserDialog id={viewed} onClose={() => setViewed(undefined)} />
    </section>
  )
}
