import * as v from 'valibot'
import { ByPasscode, sentences, type RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { LEAST_PASSCODE } from '../../../../backend/modules/recipients/contract/bounds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { useSetVerification } from './commands.ts'
import { strings } from './strings.ts'

const { passcode, hint } = ByPasscode.entries
const PasscodeFields = v.object({
  passcode: v.pipe(passcode, v.minLength(LEAST_PASSCODE, sentences['passcode-weak'])),
  hint,
})

export function PasscodeForm({ person, onDone }: { person: RecipientRow; onDone: () => void }) {
  const set = useSetVerification(person.id)
  return (
    <Form
      id="passcode"
      schema={PasscodeFields}
      defaultValues={{ passcode: '', hint: person.hint ?? '' }}
      error={set.error}
      onSubmit={({ passcode: word, hint: help }) =>
        set.mutate({ method: 'passcode', passcode: word, ...(help && { hint: help }) }, { onSuccess: onDone })
      }
    >
      <PasswordField name="passcode" label={strings.passcode} hint={strings.passcodeHint} autoComplete="off" />
      <Field name="hint" label={strings.hint} hint={strings.hintHint} optional autoComplete="off" />
      <div>
        <Button type="submit" busy={set.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
