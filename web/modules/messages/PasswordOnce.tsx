import { PasskeyInstead } from '../../app/PasskeyInstead.tsx'
import { strings } from '../../app/strings.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { termsStrings } from './compose/termsStrings.ts'

/** The password, or the proof of a passkey; nothing yet where neither was given. */
export type Given = { readonly password?: string; readonly proof?: string }
type PasswordOnceProps = { value: Given; onChange: (given: Given) => void; error: string }

/** Asked for before what cannot be thought over for two days. It stands in no form: Enter sends nothing. */
export const PasswordOnce = ({ value, onChange, error }: PasswordOnceProps) => (
  <div css={{ display: 'grid', gap: 14, padding: '20px 0', borderTop: '1px solid var(--line)' }}>
    <FieldFrame
      id="password-once"
      label={termsStrings.password}
      hint={termsStrings.passwordHint}
      {...(error && { error })}
    >
      {(control) => (
        <input
          {...control}
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={value.password ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? {} : { password: target.value })}
          css={[input, { maxWidth: 420 }]}
        />
      )}
    </FieldFrame>
    <PasskeyInstead onProof={(proof) => onChange({ proof })} />
    <output>{value.proof ? strings.passkeyShown : ''}</output>
  </div>
)
