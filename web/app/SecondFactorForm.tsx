import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { User, type SecondFactor } from '../../backend/modules/accounts/contract.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { post } from './http.ts'
import { strings } from './strings.ts'

const Fields = v.object({ code: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the code.')) })

/** The second step of signing in, in the same dialog. */
export function SecondFactorForm({ ticket, onDone }: { ticket: string; onDone: (user: User) => void }) {
  const show = useMutation({
    mutationFn: (command: SecondFactor) => post('/api/auth/second-factor', command, User),
    onSuccess: onDone,
  })
  return (
    <Form
      id="second-factor"
      schema={Fields}
      defaultValues={{ code: '' }}
      error={show.error}
      onSubmit={({ code }) => show.mutate({ ticket, code })}
    >
      <Field
        name="code"
        label="Code"
        hint="6 digits from your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
      />
      <Button type="submit" size="large" disabled={show.isPending}>
        {show.isPending ? strings.signingIn : strings.signIn}
      </Button>
    </Form>
  )
}
