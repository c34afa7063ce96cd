import { css } from '@emotion/react'
import { ListFilter, Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Select } from '../../ui/Select.tsx'
import type { Filter } from './queries.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 16px 20px;
  align-items: end;
  &[hidden] {
    display: none;
  }
`
const fields = [
  { name: 'q', label: 'ID contains' },
  { name: 'type', label: 'Event, e.g. DeliveryClaimed' },
] as const
/** Behind a button: an operator asks for them once in a while. */
const rare = [
  { name: 'owner', label: 'Owner’s id' },
  { name: 'actorId', label: 'Actor ID' },
] as const
const moments = [
  { name: 'from', label: 'From (UTC)' },
  { name: 'to', label: 'To (UTC)' },
] as const
const kinds = [
  { value: 'any', words: 'Anyone' },
  { value: 'account', words: 'An account' },
  { value: 'recipient', words: 'A recipient' },
  { value: 'contact', words: 'A trusted contact' },
  { value: 'visitor', words: 'A visitor' },
  { value: 'system', words: 'The system' },
]
const isKind = (value: string): value is NonNullable<Filter['actorKind']> => value !== 'any'

const instant = (local: string) => (local === '' ? undefined : new Date(`${local}Z`).toISOString())

/** Searches by ids, kinds and times: nothing of a family's can be searched for. */
export function HistoryFilters({ onSearch }: { onSearch: (filter: Filter) => void }) {
  const [kind, setKind] = useState('any')
  const [isFolded, setFolded] = useState(true)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const texts = [...fields, ...rare]
      .map(({ name }) => [name, text(name)] as const)
      .filter(([, value]) => value !== '')
    const times = moments.map(({ name }) => [name, instant(text(name))] as const).filter(([, value]) => value)
    onSearch({ ...Object.fromEntries([...texts, ...times]), ...(isKind(kind) && { actorKind: kind }) })
  }
  const textField = ({ name, label }: (typeof fields | typeof rare)[number]) => (
    <FieldFrame key={name} id={`history-${name}`} label={label}>
      {(control) => <input {...control} name={name} css={input} autoComplete="off" spellCheck={false} />}
    </FieldFrame>
  )
  return (
    <form onSubmit={search} css={{ display: 'grid', gap: 16 }} aria-label="Search the history">
      <div css={grid}>
        {fields.map(textField)}
        <Button type="submit" icon={Search}>
          Search
        </Button>
        <Button look="quiet" icon={ListFilter} aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          More filters
        </Button>
      </div>
      <div css={grid} hidden={isFolded}>
        {rare.map(textField)}
        <Select id="history-kind" label="Kind" value={kind} choices={kinds} onChange={setKind} />
        {moments.map(({ name, label }) => (
          <FieldFrame key={name} id={`history-${name}`} label={label}>
            {(control) => <input {...control} name={name} type="datetime-local" step="1" css={input} />}
          </FieldFrame>
        ))}
      </div>
    </form>
  )
}
