import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input } from '../../ui/fieldStyle.ts'
import { words } from './compose/termsWords.ts'

type PasswordOnceProps = { value: string; onChange: (password: string) => void; error: string }

/** Asked for before what cannot be thought over for two days. It stands in no form: Enter sends nothing. */
export const PasswordOnce = ({ value, onChange, error }: PasswordOnceProps) => (
  <div css={{ padding: '20px 0', borderTop: '1px solid var(--line)' }}>
    <FieldFrame id="password-once" label={words.password} hint={words.passwordHint} {...(error && { error })}>
      {(control) => (
        <input
          {...control}
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          css={[input, { maxWidth: 420 }]}
        />
      )}
    </FieldFrame>
  </div>
)
