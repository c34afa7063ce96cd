import { useMemo, useState } from 'react'
import * as v from 'valibot'
import { ChangeProfile, type Profile } from '../../../backend/modules/accounts/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { dateIfGiven, partsOf } from '../../ui/dateInWords.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { ownZone } from '../../ui/moment.ts'
import { Select } from '../../ui/Select.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { useChangeProfile } from './commands.ts'

const wordsFor = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ', ')

/** Every place with a time of its own; what is chosen is among them even where this browser does not know it. */
const zoneChoices = (chosen: string): { value: string; words: string }[] =>
  [...new Set([chosen, ownZone(), ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    words: wordsFor(value),
  }))

const Fields = v.object({ name: v.unwrap(ChangeProfile.entries.name) })

export function ProfileForm({ profile }: { profile: Profile }) {
  const change = useChangeProfile()
  const [zone, setZone] = useState(profile.zone || ownZone())
  const [born, setBorn] = useState(() => partsOf(profile.bornOn))
  const choices = useMemo(() => zoneChoices(zone), [zone])
  const bornOn = dateIfGiven(born)
  return (
    <Form
      id="profile"
      schema={Fields}
      defaultValues={{ name: profile.name }}
      error={change.error}
      onSubmit={({ name }) => bornOn !== undefined && change.mutate({ name, zone, bornOn })}
    >
      <Field name="name" label={strings.name} hint={strings.nameHint} autoComplete="name" />
      <Select
        id="profile-zone"
        label={strings.zone}
        hint={strings.zoneHint}
        value={zone}
        choices={choices}
        onChange={setZone}
      />
      <div>
        <p css={{ fontWeight: 600, marginBottom: 8 }}>{strings.bornOn}</p>
        <DateField id="profile-born" legend={strings.bornOn} value={born} onChange={setBorn} />
      </div>
      <div css={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <Button type="submit" busy={change.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
        <output>{change.isSuccess ? strings.saved : ''}</output>
      </div>
    </Form>
  )
}
