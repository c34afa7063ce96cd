import * as v from 'valibot'
import { ChangePassword } from '../../../../backend/modules/accounts/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { accountStrings as strings } from '../accountStrings.ts'
import { useChangePassword } from '../commands.ts'

const Fields = v.object({
  current: v.pipe(v.string(), v.minLength(1, 'Password is required')),
  password: ChangePassword.entries.password,
})

export function PasswordForm() {
  const change = useChangePassword()
  return (
    <Form
      key={change.isSuccess ? 'done' : 'open'}
      id="change-password"
      schema={Fields}
      defaultValues={{ current: '', password: '' }}
      error={change.error}
      onSubmit={(fields) => change.mutate(fields)}
    >
      <PasswordField name="current" label={strings.current} autoComplete="current-password" />
      <PasswordField name="password" label={strings.fresh} hint={strings.freshHint} autoComplete="new-password" />
      <div>
        <Button type="submit" look="secondary" busy={change.isPending} busyLabel={strings.saving}>
          {strings.changePassword}
        </Button>
      </div>
      <output>{change.isSuccess ? strings.passwordChanged : ''}</output>
    </Form>
  )
}
