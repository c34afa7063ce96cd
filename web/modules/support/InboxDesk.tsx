import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { InboxRow, Rated } from '../../../backend/modules/support/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Chip } from '../../ui/Chip.tsx'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { minuteInWords } from '../../ui/moment.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { inbox, ratings } from './queries.ts'
import { deskStrings as strings, stateStrings, topicStrings } from './strings.ts'

const isLate = ({ dueAt, state }: InboxRow) =>
  state === 'waiting_us' && dueAt !== null && Date.parse(dueAt) < Date.now()

const columns: readonly Column<InboxRow>[] = [
  {
    head: 'Who',
    cell: ({ id, name, ticket }) => (
      <Link href={paths.deskConversation(id)}>
        {name || strings.nobody} ({ticket})
      </Link>
    ),
  },
  { head: 'About', cell: ({ topic }) => topicStrings[topic] },
  {
    head: 'State',
    cell: ({ state }) => <Chip tone={state === 'waiting_us' ? 'warn' : 'plain'}>{stateStrings[state]}</Chip>,
  },
  {
    head: 'First answer by',
    cell: (row) => (row.dueAt === null ? 'given' : `${minuteInWords(row.dueAt)}${isLate(row) ? ', late' : ''}`),
  },
  { head: 'Last word', cell: ({ lastAt }) => minuteInWords(lastAt) },
]

const ratedColumns: readonly Column<Rated>[] = [
  { head: strings.place, cell: ({ about }) => <Link href={about}>{about}</Link> },
  { head: strings.yes, cell: ({ yes }) => String(yes), isNumber: true },
  { head: strings.no, cell: ({ no }) => String(no), isNumber: true },
]

/** The inbox of everybody who answers for the house. */
export function InboxDesk() {
  const [state, setState] = useState<'open' | 'closed' | 'rated'>('open')
  return (
    <>
      <PageHeader title={strings.title} line={strings.line}>
        <Toggle
          label={strings.which}
          value={state}
          onChange={setState}
          choices={[
            { value: 'open', words: strings.openOnes },
            { value: 'closed', words: strings.closedOnes },
            { value: 'rated', words: strings.ratedOnes },
          ]}
        />
      </PageHeader>
      {state === 'rated' ? <Ratings /> : <Conversations state={state} />}
    </>
  )
}

function Conversations({ state }: { state: 'open' | 'closed' }) {
  const rows = useQuery(inbox(state))
  return (
    <Loaded query={rows} words={strings.fetching}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title={strings.empty} />
        ) : (
          <DataTable caption={strings.title} columns={columns} rows={found} idOf={({ id }) => id} isFault={isLate} />
        )
      }
    </Loaded>
  )
}

function Ratings() {
  const rows = useQuery(ratings())
  return (
    <Loaded query={rows} words={strings.fetching}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState title={strings.noRatings} />
        ) : (
          <>
            <p css={{ marginBottom: 16 }}>{strings.ratedLine}</p>
            <DataTable caption={strings.ratedOnes} columns={ratedColumns} rows={found} idOf={({ about }) => about} />
          </>
        )
      }
    </Loaded>
  )
}
