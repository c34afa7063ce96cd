import { css } from '@emotion/react'
import { TRIAL_DAYS } from '../../backend/modules/billing/contract.ts'
import { Check } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { LEAST_PASSWORD } from '../../backend/modules/accounts/contract/bounds.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SignUpFields, useSignUp, useSignUps } from './auth.ts'
import { passwordHint } from './passwordHint.ts'
import { paths } from './paths.ts'
import { SignUpsClosed } from './SignUpsClosed.tsx'
import { strings } from './strings.ts'

const BENEFITS = [
  `${TRIAL_DAYS}-day free trial of everything`,
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

/** Said while it is typed, when there is a pause. */
const Strength = () => {
  const password = useWatch<{ password: string }>({ name: 'password' })
  return <output css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-small)' }}>{passwordHint(password)}</output>
}

export function SignUpForm({ onDone }: { onDone: (user: User) => void }) {
  const signUp = useSignUp(onDone)
  const { isOpen } = useSignUps()
  if (!isOpen) return <SignUpsClosed />
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
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${LEAST_PASSWORD} characters.`}
        />
        <Strength />
        <p css={{ fontSize: 'var(--fs-small)', color: 'var(--ink-2)' }}>
          By signing up you agree to our{' '}
          <a href={paths.terms()} target="_blank" rel="noreferrer">
            terms
          </a>{' '}
          and our{' '}
          <a href={paths.privacyPolicy()} target="_blank" rel="noreferrer">
            privacy policy
          </a>
          .
        </p>
        <Button type="submit" size="large" disabled={signUp.isPending}>
          {signUp.isPending ? strings.creatingAccount : 'Create my account'}
        </Button>
      </Form>
    </>
  )
}
