import type { User } from '../../backend/modules/accounts/contract.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SignInFields, useSignIn } from './auth.ts'
import { strings } from './strings.ts'

export function SignInForm({ onDone }: { onDone: (user: User) => void }) {
  const signIn = useSignIn(onDone)
  return (
    <Form
      id="sign-in"
      schema={SignInFields}
      defaultValues={{ email: '', password: '' }}
      error={signIn.error}
      onSubmit={(fields) => signIn.mutate(fields)}
    >
      <Field name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Button type="submit" size="large" disabled={signIn.isPending}>
        {signIn.isPending ? strings.signingIn : strings.signIn}
      </Button>
    </Form>
  )
}
