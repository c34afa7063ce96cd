import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { DateItem } from '../../../../backend/modules/items/contract.ts'
import { readDate } from '../../../../backend/modules/items/contract/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { supporting } from '../../../ui/surfaces.ts'
import { Toggle } from '../../../ui/Toggle.tsx'
import { understood } from '../inWords.ts'
import { chooseStrings as strings } from './strings.ts'

const [Said] = DateItem.options
const Words = v.object({
  words: v.pipe(
    Said.entries.words,
    v.check((words) => readDate(words) !== undefined, 'There is no such day. Please look at the date once more.'),
  ),
})

type FormProps = {
  error: unknown
  isBusy: boolean
  onSave: (date: DateItem) => void
}
const Save = ({ isBusy }: Pick<FormProps, 'isBusy'>) => (
  <div>
    <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
      {strings.save}
    </Button>
  </div>
)

/** A date as people say it, and under it how it was understood. */
export const DateForm = ({
  words = '',
  hint,
  error,
  isBusy,
  onSave,
}: FormProps & { words?: string; hint?: string }) => (
  <Form id="date-item" schema={Words} defaultValues={{ words }} error={error} onSubmit={onSave}>
    <Field
      name="words"
      label={strings.dateLabel}
      hint={hint ? `${strings.dateHint}. ${hint}` : `${strings.dateHint}.`}
      autoComplete="off"
    />
    <Understood />
    <Save isBusy={isBusy} />
  </Form>
)

function Understood() {
  const { control } = useFormContext<{ words: string }>()
  const words = useWatch({ control, name: 'words' })
  return <output css={[supporting, { display: 'block', minHeight: '1.5em' }]}>{understood(words).line}</output>
}

const whole = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{0,5}$/, strings.wholeNumber),
  v.transform((digits) => Number(digits || '0')),
)
const Shift = v.pipe(
  v.object({ days: whole, hours: whole, minutes: whole, way: v.picklist(['later', 'earlier']) }),
  v.transform(({ days, hours, minutes, way }) => ({
    shiftMinutes: (days * 24 * 60 + hours * 60 + minutes) * (way === 'later' ? 1 : -1),
  })),
  v.check(({ shiftMinutes }) => shiftMinutes !== 0, strings.noShift),
)
const ways = (['later', 'earlier'] as const).map((value) => ({ value, words: strings.laterChoices[value] }))

function ShiftForm({ error, isBusy, onSave }: FormProps) {
  return (
    <Form
      id="shift-items"
      schema={Shift}
      defaultValues={{ days: '', hours: '', minutes: '', way: 'later' }}
      error={error}
      onSubmit={onSave}
    >
      <p css={supporting}>{strings.shiftLine}</p>
      <SelectField name="way" label={strings.later} choices={ways} />
      {(['days', 'hours', 'minutes'] as const).map((name) => (
        <Field key={name} name={name} label={strings[name]} inputMode="numeric" autoComplete="off" optional />
      ))}
      <Save isBusy={isBusy} />
    </Form>
  )
}

type Way = keyof typeof strings.ways
const choices = (Object.keys(strings.ways) as Way[]).map((value) => ({ value, words: strings.ways[value] }))

/** For several: the same date, or the same correction of a clock. */
export function DatesForm(props: FormProps) {
  const [way, setWay] = useState<Way>('say')
  return (
    <div css={{ display: 'grid', gap: 20, justifyItems: 'stretch' }}>
      <Toggle label={strings.way} choices={choices} value={way} onChange={setWay} />
      {way === 'say' ? <DateForm {...props} /> : <ShiftForm {...props} />}
    </div>
  )
}
