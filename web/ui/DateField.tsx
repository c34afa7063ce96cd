import { css } from '@emotion/react'
import { FieldFrame } from './FieldFrame.tsx'
import { MONTHS, readDate, type DateParts } from './dateInWords.ts'
import { hint as hintStyle, input, problem } from './fieldStyle.ts'
import { Select } from './Select.tsx'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px 136px;
  gap: 14px;
  align-items: end;
  @container (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr) 56px 80px;
    gap: 8px;
    input,
    button {
      padding-inline: 12px;
    }
    button {
      gap: 4px;
    }
  }
`
const frame = css`
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  container-type: inline-size;
`
const months = MONTHS.map((words, index) => ({ value: String(index + 1), words }))
const LABELS = { day: 'Day', year: 'Year' } as const
const DIGITS = { day: 2, year: 4 } as const
const digits = (text: string, longest: number) => text.replaceAll(/\D/gu, '').slice(0, longest)

type DateFieldProps = {
  id: string
  legend: string
  value: DateParts
  onChange: (value: DateParts) => void
  error?: string
  note?: string
  /** The whole date in words stands beside it already. */
  isToldElsewhere?: boolean
}

/** Month, day, year, then the whole date in words; a calendar is never needed. */
export function DateField({ id, legend, value, onChange, error, note, isToldElsewhere = false }: DateFieldProps) {
  const reading = readDate(value)
  const fault = error ?? (reading.kind === 'impossible' ? reading.words : undefined)
  const invalid = fault ? true : undefined
  return (
    <fieldset css={frame} aria-describedby={`${id}-words`}>
      <legend className="sr-only">{legend}</legend>
      <div css={row}>
        <Select
          id={`${id}-month`}
          label="Month"
          value={value.month}
          choices={months}
          placeholder="Month"
          onChange={(month) => onChange({ ...value, month })}
        />
        {(['day', 'year'] as const).map((part) => (
          <FieldFrame key={part} id={`${id}-${part}`} label={LABELS[part]}>
            {(control) => (
              <input
                {...control}
                aria-invalid={invalid}
                inputMode="numeric"
                autoComplete="off"
                value={value[part]}
                onChange={(event) => onChange({ ...value, [part]: digits(event.target.value, DIGITS[part]) })}
                css={input}
              />
            )}
          </FieldFrame>
        ))}
      </div>
      <output
        id={`${id}-words`}
        css={[
          { display: 'block' },
          fault ? problem : hintStyle,
          (fault || !isToldElsewhere) && { marginTop: 14, minHeight: '1.5em' },
        ]}
      >
        {fault ?? (reading.kind === 'date' && !isToldElsewhere ? `${reading.words}.${note ? ` ${note}` : ''}` : '')}
      </output>
    </fieldset>
  )
}
