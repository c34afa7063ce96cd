import { useState } from 'react'
import type { StreamEvent } from '../../../backend/modules/audit/contract.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { Select } from '../../ui/Select.tsx'
import { differenceOf, type Difference } from './difference.ts'
import { strings } from './strings.ts'

const columns: readonly Column<Difference>[] = [
  { head: 'Field', cell: ({ name }) => <b css={{ whiteSpace: 'nowrap' }}>{name}</b> },
  { head: 'Before', cell: ({ before }) => <code css={{ display: 'block', minWidth: 110 }}>{before}</code> },
  { head: 'After', cell: ({ after }) => <code>{after}</code> },
]

/** What stands otherwise at one revision than at another. */
export function Revisions({ events }: { events: readonly StreamEvent[] }) {
  const choices = events.map(({ revision, type }) => ({ value: String(revision), words: `${revision}, ${type}` }))
  const [from, setFrom] = useState(choices[0]?.value ?? '')
  const [to, setTo] = useState(choices.at(-1)?.value ?? '')
  const differences = differenceOf(events, Number(from), Number(to))
  return (
    <section css={{ marginTop: 48, display: 'grid', gap: 20 }}>
      <h2>{strings.difference}</h2>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 360px))', gap: 20 }}>
        <Select id="revision-from" label="Revision" value={from} choices={choices} onChange={setFrom} />
        <Select id="revision-to" label="Against revision" value={to} choices={choices} onChange={setTo} />
      </div>
      {differences.length === 0 ? (
        <p>{strings.noDifference}</p>
      ) : (
        <DataTable caption={strings.difference} columns={columns} rows={differences} idOf={({ name }) => name} />
      )}
    </section>
  )
}
