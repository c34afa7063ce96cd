import { Fragment } from 'react'
import { Link } from 'wouter'
import type { Bad, HistoryRow } from '../../../backend/modules/audit/contract.ts'
import { paths } from '../../app/paths.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { Moment } from './Moment.tsx'
import { reasonStrings } from './strings.ts'

/** An event's type in bold; a narrow cell breaks it between its words only. */
const TypeName = ({ type }: { type: string }) => (
  <b css={{ overflowWrap: 'normal' }}>
    {type.split(/(?=[A-Z])/).map((word, at) => (
      <Fragment key={`${at}${word}`}>
        {at > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </b>
)

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
          <TypeName type={row.type} />
          {fault && <div css={{ color: 'var(--danger)', fontWeight: 600 }}>Bad: {reasonStrings[fault.reason]}</div>}
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
    cell: ({ actorKind, actorId }) => (
      <>
        {actorKind} {actorKind !== actorId && <span css={{ whiteSpace: 'nowrap' }}>{short(actorId)}</span>}
      </>
    ),
  },
  { head: 'Hash', cell: ({ hash }) => <code css={{ whiteSpace: 'nowrap' }}>{hash.slice(0, 12)}</code> },
]
