import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../ui/DateField.tsx'
import type { DateParts } from '../../ui/dateInWords.ts'
import { hint, label, problem } from '../../ui/fieldStyle.ts'
import { tick, tickLine } from '../../ui/tickStyle.ts'
import { members } from './capsules.ts'
import { strings } from './strings.ts'

const group = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`

type DayProps = { value: DateParts; onChange: (value: DateParts) => void; error?: string | undefined }

/** The day on which it opens. */
export const DayField = ({ value, onChange, error }: DayProps) => (
  <div css={group}>
    <p css={label}>{strings.day}</p>
    <DateField
      id="capsule-day"
      legend={strings.day}
      value={value}
      onChange={onChange}
      {...(error !== undefined && { error })}
    />
    <p css={hint}>{strings.dayHint}</p>
  </div>
)

type OpenersProps = {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  error?: string | undefined
}

/** Who opens it, of the members of the family. */
export function OpenersField({ chosen, onChange, error }: OpenersProps) {
  const { data = [] } = useQuery(members())
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset css={group}>
      <legend css={label}>{strings.openers}</legend>
      {data.map(({ accountId, name }) => (
        <label key={accountId} css={tickLine}>
          <input type="checkbox" css={tick} checked={chosen.includes(accountId)} onChange={() => toggle(accountId)} />
          {name}
        </label>
      ))}
      {error !== undefined && <p css={problem}>{error}</p>}
      <p css={hint}>{strings.openersHint}</p>
    </fieldset>
  )
}
