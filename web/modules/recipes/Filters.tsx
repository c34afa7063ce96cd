import { css } from '@emotion/react'
import type { RecipeRow } from '../../../backend/modules/recipes/contract.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { Select } from '../../ui/Select.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { eachOf, type Filter } from './filter.ts'
import { strings } from './strings.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: end;
  width: 100%;
`
const states = (['kept', 'removed'] as const).map((value) => ({ value, words: strings.states[value] }))
/** A choice cannot be empty. */
const ANY = '*'
const choicesOf = (any: string, words: readonly string[]) => [
  { value: ANY, words: any },
  ...words.map((value) => ({ value, words: value })),
]
const chosen = (value: string): string => (value === ANY ? '' : value)

type FiltersProps = { rows: readonly RecipeRow[]; filter: Filter; onChange: (filter: Filter) => void }

/** Whose and which kind only where there are two of them. */
export function Filters({ rows, filter, onChange }: FiltersProps) {
  const cooks = eachOf(rows.map(({ cook }) => cook))
  const tags = eachOf(rows.flatMap((each) => each.tags))
  const hasRemoved = rows.some(({ removedAt }) => removedAt !== null)
  return (
    <div css={row}>
      <FieldFrame id="recipes-search" label={strings.search} css={{ flex: '1 1 280px' }}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={filter.search}
            onChange={({ target }) => onChange({ ...filter, search: target.value })}
            css={input}
          />
        )}
      </FieldFrame>
      {cooks.length > 1 && (
        <Select
          id="recipes-cook"
          label={strings.cook}
          value={filter.cook || ANY}
          choices={choicesOf(strings.anyone, cooks)}
          onChange={(cook) => onChange({ ...filter, cook: chosen(cook) })}
          css={{ flex: '0 1 220px' }}
        />
      )}
      {tags.length > 1 && (
        <Select
          id="recipes-tag"
          label={strings.tag}
          value={filter.tag || ANY}
          choices={choicesOf(strings.anyKind, tags)}
          onChange={(tag) => onChange({ ...filter, tag: chosen(tag) })}
          css={{ flex: '0 1 220px' }}
        />
      )}
      {(hasRemoved || filter.state === 'removed') && (
        <Toggle
          label={strings.state}
          choices={states}
          value={filter.state}
          onChange={(state) => onChange({ ...filter, state })}
        />
      )}
    </div>
  )
}
