import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddRecipient, type RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { ownZone } from '../../../ui/moment.ts'
import { useAddPerson, useChangePerson } from './commands.ts'
import { strings } from './strings.ts'
import { ZoneField } from './ZoneField.tsx'

const { name, email, zone } = AddRecipient.entries
const PersonFields = v.object({
  name: v.message(name, 'Write a name'),
  email: v.pipe(email, v.minLength(1, 'Write their email')),
  zone,
})
type Person = v.InferOutput<typeof PersonFields>

const Fields = ({ busy }: { busy: boolean }) => (
  <>
    <Field name="name" label={strings.name} hint={strings.nameHint} autoComplete="off" />
    <Field name="email" label={strings.email} hint={strings.emailHint} type="email" autoComplete="off" />
    <ZoneField name="zone" />
    <div>
      <Button type="submit" busy={busy} busyLabel={strings.saving}>
        {strings.save}
      </Button>
    </div>
  </>
)

export function AddPersonForm({ onDone }: { onDone: (person: RecipientRow) => void }) {
  const [recipientId] = useState(() => uuid())
  const add = useAddPerson()
  return (
    <Form
      id="add-person"
      schema={PersonFields}
      defaultValues={{ name: '', email: '', zone: ownZone() }}
      error={add.error}
      onSubmit={(fields: Person) => add.mutate({ recipientId, ...fields }, { onSuccess: onDone })}
    >
      <Fields busy={add.isPending} />
    </Form>
  )
}

export function ChangePersonForm({ person, onDone }: { person: RecipientRow; onDone: () => void }) {
  const change = useChangePerson(person)
  return (
    <Form
      id="change-person"
      schema={PersonFields}
      defaultValues={{ name: person.name, email: person.email, zone: person.zone ?? ownZone() }}
      error={change.error}
      onSubmit={(fields: Person) => change.mutate(fields, { onSuccess: onDone })}
    >
      <Fields busy={change.isPending} />
    </Form>
  )
}
