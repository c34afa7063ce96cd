import { useState } from 'react'
import * as v from 'valibot'
import { LifeState, SetName, Sex, type PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { sexChoices } from '../AddPersonForm.tsx'
import { useSetLifeState, useSetName } from '../commands.ts'
import { strings as treeStrings } from '../strings.ts'
import { personStrings as strings } from './strings.ts'

const Known = v.object({ ...SetName.entries, sex: Sex, lifeState: LifeState })
const lifeChoices = LifeState.options.map((value): { value: string; words: string } => ({
  value,
  words: strings.lifeStates[value],
}))
const sexOf = (text: string): v.InferOutput<typeof Sex> => {
  const found = v.safeParse(Sex, text)
  return found.success ? found.output : 'U'
}

/** The name, the sex, and whether someone lives. */
export function NameForm({ detail, onDone }: { detail: PersonDetail; onDone: () => void }) {
  // The version that was seen when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(detail)
  const name = useSetName(seen)
  const life = useSetLifeState(seen)
  const { given, surname, sex, lifeState } = seen
  return (
    <Form
      id="person-name"
      schema={Known}
      defaultValues={{ given, surname, sex: sexOf(sex), lifeState }}
      error={name.error ?? life.error}
      onSubmit={({ lifeState: state, ...said }) =>
        name.mutate(said, { onSuccess: () => life.mutate({ lifeState: state }, { onSuccess: onDone }) })
      }
    >
      <Field name="given" label={treeStrings.given} autoComplete="off" />
      <Field name="surname" label={treeStrings.surname} autoComplete="off" />
      <SelectField name="sex" label={treeStrings.sex} choices={sexChoices} />
      <SelectField name="lifeState" label={strings.lifeState} choices={lifeChoices} />
      <div>
        <Button type="submit" busy={name.isPending || life.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
