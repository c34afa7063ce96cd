import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { MessageStats } from '../../../backend/modules/audit/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { card } from '../../ui/surfaces.ts'
import { HouseFigures } from './HouseFigures.tsx'
import { Moment } from './Moment.tsx'
import { messageStats } from './queries.ts'
import { strings } from './strings.ts'

const ledger = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  margin-bottom: 36px;
  & > div {
    display: grid;
    align-content: space-between;
    padding: 22px 26px;
  }
  dt {
    color: var(--ink-2);
    &::first-letter {
      text-transform: uppercase;
    }
  }
  dd {
    margin: 4px 0 0;
    font-family: var(--font-display);
    font-size: 36px;
  }
`

const part = css`
  margin: 48px 0 16px;
`

const columns: readonly Column<MessageStats['stalled'][number]>[] = [
  {
    head: 'Message',
    cell: ({ id }) => <Link href={paths.deskStream(`message-${id}`)}>…{id.slice(-12)}</Link>,
  },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Why', cell: ({ reason }) => reason?.replaceAll('_', ' ') ?? 'its links were refused' },
  { head: 'Date', cell: ({ dueAt }) => (dueAt ? <Moment at={dueAt} /> : '') },
  { head: 'Since', cell: ({ since }) => <Moment at={since} /> },
]

const stoppedColumns: readonly Column<MessageStats['stopped'][number]>[] = [
  { head: 'Name', cell: ({ subscription }) => subscription },
  { head: 'Event', cell: ({ type }) => type },
  { head: 'Event ID', cell: ({ eventId }) => <code>{eventId}</code> },
  { head: 'Since', cell: ({ since }) => <Moment at={since} /> },
]

const damagedColumns: readonly Column<MessageStats['damagedFiles'][number]>[] = [
  { head: 'File', cell: ({ id }) => <Link href={paths.deskStream(`media-${id}`)}>…{id.slice(-12)}</Link> },
  { head: 'Of', cell: ({ purpose, thingId }) => `${purpose} …${thingId.slice(-12)}` },
  { head: 'Parts', cell: ({ parts }) => parts.join(', ') },
  { head: 'Since', cell: ({ since }) => <Moment at={since} /> },
]

const figuresOf = ({ byState, dueIn7Days, noticesAcceptedToday, noticesFailedToday }: MessageStats) => [
  ...Object.entries(byState).map(([state, n]) => [state, n] as const),
  ['due in 7 days', dueIn7Days] as const,
  ['checks accepted today', noticesAcceptedToday] as const,
  ['checks refused today', noticesFailedToday] as const,
]

/** How all messages stand, and the queue of those that cannot go on by themselves. Never what is in them. */
export function MessagesDesk() {
  const stats = useQuery({ ...messageStats(), staleTime: 0 })
  return (
    <>
      <PageHeader title={strings.messagesTitle} line={strings.messagesLine} />
      <Loaded query={stats} words="Still counting">
        {(found) => (
          <>
            <dl css={[card, ledger]}>
              {figuresOf(found).map(([name, n]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{n}</dd>
                </div>
              ))}
            </dl>
            {found.stopped.length > 0 && (
              <section role="alert">
                <h2 css={part}>{strings.stoppedTitle}</h2>
                <p>{strings.stoppedLine}</p>
                <DataTable
                  caption={strings.stoppedTitle}
                  columns={stoppedColumns}
                  rows={found.stopped}
                  idOf={({ subscription }) => subscription}
                />
              </section>
            )}
            <h2 css={part}>Needs attention</h2>
            {found.stalled.length === 0 ? (
              <p>{strings.nothingStalled}</p>
            ) : (
              <DataTable
                caption="Messages that need someone"
                columns={columns}
                rows={found.stalled}
                idOf={({ id, reason }) => `${id} ${reason}`}
              />
            )}
            {found.damagedFiles.length > 0 && (
              <>
                <h2 css={part}>{strings.damagedTitle}</h2>
                <p>{strings.damagedLine}</p>
                <DataTable
                  caption={strings.damagedTitle}
                  columns={damagedColumns}
                  rows={found.damagedFiles}
                  idOf={({ id }) => id}
                />
              </>
            )}
            <h2 css={part}>System health</h2>
            <HouseFigures stats={found} />
          </>
        )}
      </Loaded>
    </>
  )
}
