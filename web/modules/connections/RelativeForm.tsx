import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddRelative, Kin, type Relative } from '../../../backend/modules/connections/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { tick, tickLine } from '../../ui/tickStyle.ts'

import { useAddRelative, useChangeRelative } from './commands.ts'
import { lineOf } from './line.ts'
import { strings } from './strings.ts'

const Sex = v.picklist(['open', 'female', 'male'])
type Sex = v.InferOutput<typeof Sex>
const Known = v.object({ name: AddRelative.entries.name, sex: Sex, hasDied: v.boolean() })
const New = v.object({ ...Known.entries, kin: v.picklist([...Kin.options, 'notYet']), of: v.string() })
type Known = v.InferOutput<typeof Known>

const words = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  Object.entries<string>(names).map(([value, each]) => ({ value, words: each }))
export const kinChoices = words<Kin>(strings.kinds)
const sexChoices = words<Sex>(strings.sexes)
const asSent = ({ sex, ...known }: Known) => ({ ...known, sex: sex === 'open' ? null : sex })

const Fields = () => {
  const { register } = useFormContext()
  return (
    <>
      <Field name="name" label={strings.name} autoComplete="off" />
      <SelectField name="sex" label={strings.sex} hint={strings.sexHint} choices={sexChoices} />
      <label css={tickLine}>
        <input type="checkbox" css={tick} {...register('hasDied')} />
        <span>{strings.died}</span>
      </label>
    </>
  )
}
const Save = ({ busy }: { busy: boolean }) => (
  <div>
    <Button type="submit" busy={busy} busyLabel={strings.saving}>
      {strings.save}
    </Button>
  </div>
)

export function AddForm({ people, onDone }: { people: readonly Relative[]; onDone: () => void }) {
  const [relativeId] = useState(() => uuid())
  const add = useAddRelative()
  const you = people.find(({ isYou }) => isYou)
  const send = ({ kin, of, ...known }: v.InferOutput<typeof New>) =>
    add.mutate(
      { relative: { relativeId, ...asSent(known) }, line: kin === 'notYet' ? undefined : lineOf(relativeId, kin, of) },
      { onSuccess: onDone },
    )
  return (
    <Form
      id="add-relative"
      schema={New}
      defaultValues={{ name: '', sex: 'open', hasDied: false, kin: 'parent', of: you?.id ?? '' }}
      error={add.error}
      onSubmit={send}
    >
      <Fields />
      <SelectField
        name="kin"
        label={strings.relatedAs}
        choices={[...kinChoices, { value: 'notYet', words: strings.notYet }]}
      />
      <SelectField
        name="of"
        label={strings.relatedTo}
        choices={people.map(({ id, name }) => ({ value: id, words: name }))}
      />
      <Save busy={add.isPending} />
    </Form>
  )
}

/** The form of a relative; a member of the family has no name in it, because they are called as their account is. */
export function ChangeForm({ person, onDone }: { person: Relative; onDone: () => void }) {
  const change = useChangeRelative(person.id)
  const [name, hasDied] = [person.name, person.hasDied]
  const sex = person.sex ?? 'open'
  if (person.role !== null)
    return (
      <Form
        id="change-member"
        schema={v.object({ sex: Sex })}
        defaultValues={{ sex }}
        error={change.error}
        onSubmit={(fields) => change.mutate({ sex: fields.sex === 'open' ? null : fields.sex }, { onSuccess: onDone })}
      >
        <SelectField name="sex" label={strings.sex} hint={strings.sexHint} choices={sexChoices} />
        <Save busy={change.isPending} />
      </Form>
    )
  return (
    <Form
      id="change-relative"
      schema={Known}
      defaultValues={{ name, sex, hasDied }}
      error={change.error}
      onSubmit={(fields) => change.mutate(asSent(fields), { onSuccess: onDone })}
    >
      <Fields />
      <Save busy={change.isPending} />
    </Form>
  )
}
