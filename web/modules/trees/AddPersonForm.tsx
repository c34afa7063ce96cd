import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { NewPerson, Sex } from '../../../backend/modules/records/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { tick, tickLine } from '../../ui/tickStyle.ts'
import { strings } from './strings.ts'

export const sexChoices = Sex.options
  .toReversed()
  .map((value): { value: string; words: string } => ({ value, words: strings.sexes[value] }))

const { given, surname, born, bornAt, died, sex } = NewPerson.entries
const Known = v.pipe(
  v.object({
    given,
    surname,
    sex: sex.wrapped,
    born: born.wrapped,
    bornAt: bornAt.wrapped,
    hasDied: v.boolean(),
    died: died.wrapped,
  }),
  v.forward(
    v.partialCheck([['given'], ['surname']], (name) => name.given !== '' || name.surname !== '', 'Write a name.'),
    ['given'],
  ),
)
type Known = v.InferOutput<typeof Known>

type AddProps = {
  id: string
  busy: boolean
  error: unknown
  onSend: (person: NewPerson) => void
  /** What is likely, such as the last name of the family. */
  likely?: Partial<Known>
}

/** The short form of a person: what is not known stays empty. */
export function AddPersonForm({ id, busy, error, onSend, likely = {} }: AddProps) {
  const [personId] = useState(() => uuid())
  const none = { given: '', surname: '', sex: 'U' as const, born: '', bornAt: '', hasDied: false, died: '' }
  return (
    <Form
      id={id}
      schema={Known}
      defaultValues={{ ...none, ...likely }}
      error={error}
      onSubmit={({ died: when, ...person }) => onSend({ personId, ...person, died: person.hasDied ? when : '' })}
    >
      <Field name="given" label={strings.given} autoComplete="off" />
      <Field name="surname" label={strings.surname} autoComplete="off" />
      <SelectField name="sex" label={strings.sex} choices={sexChoices} />
      <Field name="born" label={strings.bornOn} hint={strings.dateHint} autoComplete="off" optional />
      <Field name="bornAt" label={strings.bornIn} autoComplete="off" optional />
      <Died />
      <div>
        <Button type="submit" busy={busy} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}

function Died() {
  const { register, watch } = useFormContext()
  return (
    <>
      <label css={tickLine}>
        <input type="checkbox" css={tick} {...register('hasDied')} />
        <span>{strings.hasDied}</span>
      </label>
      {watch('hasDied') === true && (
        <Field name="died" label={strings.diedOn} hint={strings.dateHint} autoComplete="off" optional />
      )}
    </>
  )
}
