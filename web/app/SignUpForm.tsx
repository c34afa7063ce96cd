import { css } from '@emotion/react'
import { Check } from 'lucide-react'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SignUpFields, useSignUp } from './auth.ts'
import { strings } from './strings.ts'

const BENEFITS = [
  '30-day free trial of everything',
  'No credit card',
  'Voice messages are free forever',
  'Cancel anytime',
] as const

const list = css`
  display: grid;
  gap: 4px;
  margin: 0 0 20px;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  .lucide {
    color: var(--ok);
  }
`

export function SignUpForm({ onDone }: { onDone: (user: User) => void }) {
  const signUp = useSignUp(onDone)
  return (
    <>
      <ul css={list}>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <Form
        id="sign-up"
        schema={SignUpFields}
        defaultValues={{ email: '', password: '' }}
        error={signUp.error}
        onSubmit={(fields) => signUp.mutate(fields)}
      >
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          hint="We write to this address before anything is delivered."
        />
        <PasswordField name="password" label="Password" autoComplete="new-password" hint="At least 6 characters." />
        <Button type="submit" size="large" disabled={signUp.isPending}>
          {signUp.isPending ? strings.creatingAccount : 'Create my account'}
        </Button>
      </Form>
    </>
  )
}
