import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddRecipient, ChangeRecipient, type RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { ownZone } from '../../../ui/moment.ts'
import { BirthdayPart, type Born } from './BirthdayPart.tsx'
import { useAddPerson, useChangePerson } from './commands.ts'
import { strings } from './strings.ts'
import { Tick } from './Tick.tsx'
import { ZoneField } from './ZoneField.tsx'
import { dateIfGiven, partsOf } from '../../../ui/dateInWords.ts'

/** The birthday of a form: `send` passes on a whole date, or none, and shows what is only a part of one. */
const useBorn = (first: string | null): { born: Born; send: (use: (birthday: string | null) => void) => void } => {
  const [parts, setParts] = useState(() => partsOf(first))
  const [isTried, setIsTried] = useState(false)
  const birthday = dateIfGiven(parts)
  return {
    born: { parts, onChange: setParts, isIncomplete: isTried && birthday === undefined },
    send: (use) => {
      setIsTried(true)
      if (birthday !== undefined) use(birthday)
    },
  }
}

const { email, zone, backupEmail, ownEmail, isChild, isGuardians, relation } = AddRecipient.entries
const PersonFields = v.object({
  // A name that is saved may stay as it is; the server says whether a new one is a name.
  name: v.unwrap(ChangeRecipient.entries.name),
  email: v.pipe(email, v.minLength(1, 'Write their email')),
  zone,
  backupEmail,
  ownEmail,
  isChild,
  isGuardians,
  relation,
})
type Person = v.InferOutput<typeof PersonFields>

const Fields = ({ born, busy }: { born: Born; busy: boolean }) => {
  const isForChild = useFormContext<Person>().watch('isChild') === true
  return (
    <>
      <Field name="name" label={strings.name} hint={strings.nameHint} autoComplete="off" />
      <Tick name="isChild">{strings.isChild}</Tick>
      <Field
        name="email"
        label={isForChild ? strings.guardianEmail : strings.email}
        hint={isForChild ? strings.guardianHint : strings.emailHint}
        type="email"
        autoComplete="off"
      />
      {isForChild && <Tick name="isGuardians">{strings.isGuardians}</Tick>}
      <Field name="relation" label={strings.relation} hint={strings.relationHint} optional autoComplete="off" />
      <BirthdayPart {...born} isForChild={isForChild} />
      {isForChild && (
        <Field
          name="ownEmail"
          label={strings.ownEmail}
          hint={strings.ownEmailHint}
          type="email"
          optional
          autoComplete="off"
        />
      )}
      <Field
        name="backupEmail"
        label={strings.backup}
        hint={strings.backupHint}
        type="email"
        optional
        autoComplete="off"
      />
      <ZoneField name="zone" />
      <div>
        <Button type="submit" busy={busy} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </>
  )
}

const nobody = { name: '', email: '', backupEmail: '', ownEmail: '', isChild: false, isGuardians: false, relation: '' }

export function AddPersonForm({ onDone }: { onDone: (person: RecipientRow) => void }) {
  const [recipientId] = useState(() => uuid())
  const add = useAddPerson()
  const { born, send } = useBorn(null)
  return (
    <Form
      id="add-person"
      schema={PersonFields}
      defaultValues={{ ...nobody, zone: ownZone() }}
      error={add.error}
      onSubmit={(fields: Person) =>
        send((birthday) => add.mutate({ recipientId, ...fields, birthday }, { onSuccess: onDone }))
      }
    >
      <Fields born={born} busy={add.isPending} />
    </Form>
  )
}

export function ChangePersonForm({ person, onDone }: { person: RecipientRow; onDone: () => void }) {
  const change = useChangePerson(person)
  const { born, send } = useBorn(person.birthday)
  const { email, isChild } = person
  return (
    <Form
      id="change-person"
      schema={PersonFields}
      defaultValues={{
        name: person.name,
        email,
        backupEmail: person.backupEmail ?? '',
        ownEmail: person.ownEmail ?? '',
        relation: person.relation ?? '',
        isChild,
        isGuardians: isChild,
        zone: person.zone ?? ownZone(),
      }}
      error={change.error}
      onSubmit={(fields: Person) => send((birthday) => change.mutate({ ...fields, birthday }, { onSuccess: onDone }))}
    >
      <Fields born={born} busy={change.isPending} />
    </Form>
  )
}
