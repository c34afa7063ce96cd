import { KeyRound } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SignInFields, ticketIn, useSignIn } from './auth.ts'
import { closeAuthModal } from './authModal.ts'
import { usePasskey } from './passkey.ts'
import { paths } from './paths.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { strings } from './strings.ts'

export function SignInForm({ onDone }: { onDone: (user: User) => void }) {
  const signIn = useSignIn(onDone)
  const passkey = usePasskey(onDone)
  const ticket = ticketIn(signIn.error)
  if (ticket !== undefined) return <SecondFactorForm ticket={ticket} onDone={onDone} />
  return (
    <>
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
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginTop: 16 }}>
        <Button look="secondary" icon={KeyRound} disabled={passkey.isPending} onClick={() => passkey.mutate()}>
          {strings.withPasskey}
        </Button>
        <Link
          href={paths.resetPassword()}
          onClick={closeAuthModal}
          css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {strings.forgotPassword}
        </Link>
      </div>
    </>
  )
}
