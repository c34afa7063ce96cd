import { useFormContext, useWatch } from 'react-hook-form'
import { PasswordField } from '../ui/PasswordField.tsx'
import { PasskeyInstead } from './PasskeyInstead.tsx'
import { strings } from './strings.ts'

type ProofProps = { label: string; name?: 'password' | 'current' }

/** Asks the surrounding form for the password; whoever has a passkey may show it instead. */
export function ProofField({ label, name = 'password' }: ProofProps) {
  const { setValue } = useFormContext<{ proof: string }>()
  const proof = useWatch<{ proof: string }, 'proof'>({ name: 'proof' })
  return (
    <>
      <PasswordField name={name} label={label} autoComplete="current-password" />
      <PasskeyInstead onProof={(shown) => setValue('proof', shown)} />
      <output>{proof ? strings.passkeyShown : ''}</output>
    </>
  )
}
