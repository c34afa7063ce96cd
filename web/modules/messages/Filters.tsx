import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import type { MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Select } from '../../ui/Select.tsx'
import { people } from './people/queries.ts'
import type { Filter } from '../../app/ownMessages.ts'
import { stateStrings } from './stateStrings.ts'
import { strings } from './strings.ts'

const EVERY = 'all'
const SEARCH_AFTER_MS = 300

const row = css`
  display: grid;
  grid-template-columns: minmax(220px, 1.4fr) repeat(3, minmax(150px, 1fr));
  gap: 16px;
  align-items: end;
  margin-bottom: 24px;
  @media (max-width: 1279px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-folded] > :not(button) {
      display: none;
    }
  }
  & > button {
    justify-self: start;
    @media (min-width: 601px) {
      display: none;
    }
  }
`

type FiltersProps = {
  filter: Filter
  /** Of the messages that it is about. */
  states: readonly MessageStatus[]
  counts: Readonly<Record<string, number>>
  onChange: (filter: Filter) => void
}

const statesOf = ({ states, counts }: Pick<FiltersProps, 'states' | 'counts'>) => {
  const found = states.map((state) => ({ state, n: counts[state] ?? 0 })).filter(({ n }) => n > 0)
  const total = found.reduce((sum, { n }) => sum + n, 0)
  return [
    { value: EVERY, words: `${strings.all}, ${total}` },
    ...found.map(({ state, n }) => ({ value: state, words: `${stateStrings[state].chip}, ${n}` })),
  ]
}

/** Words, state, person and how often, on a phone behind one button; a word is looked for a moment after the last key. */
export function Filters({ filter, states, counts, onChange }: FiltersProps) {
  const [isFolded, setFolded] = useState(true)
  const { data: everyone = [] } = useQuery(people())
  const [words, setWords] = useState(filter.q ?? '')
  const wanted = useDeferredValue(words.trim())
  const pick = (name: keyof Filter) => (value: string) => {
    const { [name]: _, ...rest } = filter
    onChange(value === EVERY ? rest : { ...rest, [name]: value })
  }
  useEffect(() => {
    if (wanted === (filter.q ?? '')) return undefined
    const timer = setTimeout(() => onChange({ ...filter, q: wanted }), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted, filter, onChange])
  return (
    <search css={row} data-folded={isFolded || undefined}>
      <Button look="secondary" icon={ListFilter} aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
        {strings.filter}
      </Button>
      <FieldFrame id="find" label={strings.find}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={words}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <Select
        id="state"
        label="Show"
        value={filter.state ?? EVERY}
        choices={statesOf({ states, counts })}
        onChange={pick('state')}
      />
      <Select
        id="person"
        label={strings.forWhom}
        value={filter.person ?? EVERY}
        choices={[
          { value: EVERY, words: strings.anybody },
          ...everyone.map(({ id, name }) => ({ value: id, words: name })),
        ]}
        onChange={pick('person')}
      />
      <Select
        id="mode"
        label={strings.howOften}
        value={filter.mode ?? EVERY}
        choices={[
          { value: EVERY, words: strings.anyMode },
          { value: 'fixed', words: strings.once },
          { value: 'recurring', words: strings.comesBack },
        ]}
        onChange={pick('mode')}
      />
    </search>
  )
}
