import { MailCheck } from 'lucide-react'
import * as v from 'valibot'
import { ChangeEmail } from '../../../backend/modules/accounts/contract.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { useChangeEmail } from './commands.ts'

const Fields = v.object({
  email: ChangeEmail.entries.email,
  password: v.pipe(v.string(), v.minLength(1, 'Password is required')),
})

/** Both addresses are asked; until both have said yes nothing changes. */
export function EmailForm({ newEmail }: { newEmail: string | null }) {
  const change = useChangeEmail()
  const waiting = change.isSuccess ? change.variables.email : newEmail
  return (
    <>
      {waiting && <Banner tone="note" icon={MailCheck} title={strings.bothAsked(waiting)} live="polite" />}
      <Form
        id="change-email"
        schema={Fields}
        defaultValues={{ email: '', password: '' }}
        error={change.error}
        onSubmit={(fields) => change.mutate(fields)}
      >
        <Field name="email" label={strings.newEmail} type="email" autoComplete="email" />
        <PasswordField name="password" label={strings.password} autoComplete="current-password" />
        <div>
          <Button type="submit" look="secondary" busy={change.isPending} busyLabel={strings.saving}>
            {strings.changeEmail}
          </Button>
        </div>
      </Form>
    </>
  )
}
