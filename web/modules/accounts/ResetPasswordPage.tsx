import * as v from 'valibot'
import { useSearch } from 'wouter'
import { RequestReset, ResetPassword } from '../../../backend/modules/accounts/contract.ts'
import { openAuthModal } from '../../app/authModal.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { useRequestReset, useResetPassword } from './commands.ts'
import { LinkFrame } from '../../app/LinkFrame.tsx'

const seed = 'reset-password'
const Fields = v.pick(ResetPassword, ['password'])

/** Without a link it asks for the address; with one, for the new password. */
export function ResetPasswordPage() {
  const token = new URLSearchParams(useSearch()).get('token')
  return token ? <Choose token={token} /> : <Ask />
}

function Ask() {
  const request = useRequestReset()
  if (request.isSuccess)
    return (
      <LinkFrame title={strings.sent} seed={seed}>
        <p>{strings.sentLine}</p>
      </LinkFrame>
    )
  return (
    <LinkFrame title={strings.resetTitle} seed={seed}>
      <p>{strings.resetAsk}</p>
      <Form
        id="request-reset"
        schema={RequestReset}
        defaultValues={{ email: '' }}
        error={request.error}
        onSubmit={(fields) => request.mutate(fields)}
      >
        <Field name="email" label="Email" type="email" autoComplete="username" />
        <div>
          <Button type="submit" size="large" busy={request.isPending} busyLabel={strings.saving}>
            {strings.sendLink}
          </Button>
        </div>
      </Form>
    </LinkFrame>
  )
}

function Choose({ token }: { token: string }) {
  const reset = useResetPassword()
  if (reset.isSuccess)
    return (
      <LinkFrame title={strings.resetDone} seed={seed} isLit>
        <p>{strings.resetDoneLine}</p>
        <Button size="large" onClick={() => openAuthModal('signin', paths.home())}>
          Sign In
        </Button>
      </LinkFrame>
    )
  return (
    <LinkFrame title={strings.resetTitle} seed={seed}>
      <Form
        id="reset-password"
        schema={Fields}
        defaultValues={{ password: '' }}
        error={reset.error}
        onSubmit={({ password }) => reset.mutate({ token, password })}
      >
        <PasswordField name="password" label={strings.fresh} hint={strings.freshHint} autoComplete="new-password" />
        <div>
          <Button type="submit" size="large" busy={reset.isPending} busyLabel={strings.saving}>
            {strings.setPassword}
          </Button>
        </div>
      </Form>
    </LinkFrame>
  )
}
