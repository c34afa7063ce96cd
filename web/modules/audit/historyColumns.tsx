import { Link } from 'wouter'
import type { Bad, HistoryRow } from '../../../backend/modules/audit/contract.ts'
import { paths } from '../../app/paths.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { Moment } from './Moment.tsx'
import { reasonWords } from './strings.ts'

export type Fault = Bad

export const faultOf = (faults: readonly Fault[], { stream, revision }: HistoryRow): Fault | undefined =>
  faults.find((fault) => fault.stream === stream && fault.revision === revision)

const short = (id: string) => (id.length > 12 ? `…${id.slice(-12)}` : id)

/** One line an event; `faults` are what a check found. */
export const historyColumns = (faults: readonly Fault[]): readonly Column<HistoryRow>[] => [
  { head: 'When', cell: ({ at }) => <Moment at={at} /> },
  {
    head: 'Event',
    cell: (row) => {
      const fault = faultOf(faults, row)
      return (
        <>
          <b>{row.type}</b>
          {fault && <div css={{ color: 'var(--danger)', fontWeight: 600 }}>Bad: {reasonWords[fault.reason]}</div>}
        </>
      )
    },
  },
  {
    head: 'Stream',
    cell: ({ stream, revision }) => (
      <>
        <Link href={paths.deskStream(stream)}>{short(stream)}</Link>, revision {revision}
      </>
    ),
  },
  {
    head: 'Who',
    cell: ({ actorKind, actorId }) => (actorKind === actorId ? actorKind : `${actorKind} ${short(actorId)}`),
  },
  { head: 'Hash', cell: ({ hash }) => <code>{hash.slice(0, 12)}</code> },
]
