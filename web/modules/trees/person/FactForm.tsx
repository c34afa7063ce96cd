import { useState } from 'react'
import * as v from 'valibot'
import { AddFact, type FactRow, type PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useAddFact, useChangeFact } from '../commands.ts'
import { strings as treeStrings } from '../strings.ts'
import { factWords, personStrings as strings } from './strings.ts'

/** What a form offers for a person; others that a file brought are shown and changed as well. */
const OFFERED = `BIRT CHR DEAT BURI CREM OCCU RESI EDUC GRAD RELI EMIG IMMI NATU CENS ADOP CONF WILL PROB RETI NATI TITL
  EVEN FACT`.split(/\s+/)
const choices = OFFERED.map((value) => ({ value, words: factWords[value] ?? value }))
const { tag, type, value, date, place } = AddFact.entries
const Known = v.object({
  tag,
  type: type.wrapped,
  value: value.wrapped,
  date: date.wrapped,
  place: place.wrapped,
})

type FormProps = { detail: PersonDetail; fact: FactRow | undefined; onDone: () => void }

/** A fact of a person: a new one, or what one says. */
export function FactForm({ detail, fact, onDone }: FormProps) {
  // The version that was seen when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(detail)
  const add = useAddFact(seen)
  const change = useChangeFact(seen, fact?.nodeId ?? 0)
  const said = fact ?? { tag: 'BIRT', type: '', value: '', date: '', place: '' }
  return (
    <Form
      id="person-fact"
      schema={Known}
      defaultValues={{ tag: said.tag, type: said.type, value: said.value, date: said.date, place: said.place }}
      error={add.error ?? change.error}
      onSubmit={({ tag: of, ...words }) =>
        fact ? change.mutate(words, { onSuccess: onDone }) : add.mutate({ tag: of, ...words }, { onSuccess: onDone })
      }
    >
      {!fact && <SelectField name="tag" label={strings.kindOfFact} choices={choices} />}
      <Field name="date" label={strings.date} hint={treeStrings.dateHint} autoComplete="off" optional />
      <Field name="place" label={strings.place} autoComplete="off" optional />
      <Field name="value" label={strings.value} autoComplete="off" optional />
      <Field name="type" label={strings.type} autoComplete="off" optional />
      <div>
        <Button type="submit" busy={add.isPending || change.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
