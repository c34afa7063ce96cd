import { css } from '@emotion/react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame } from './FieldFrame.tsx'
import { input } from './fieldStyle.ts'
import { useFieldState } from './useFieldState.ts'

const toggle = css`
  position: absolute;
  right: 7px;
  top: 5px;
  min-width: 72px;
  min-height: 44px;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--link);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

type PasswordProps = {
  name: string
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password' | 'off'
}

export function PasswordField({ name, label, hint, autoComplete }: PasswordProps) {
  const [isShown, setIsShown] = useState(false)
  const { register } = useFormContext()
  const { id, error } = useFieldState(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <span css={{ position: 'relative', display: 'block' }}>
          <input
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...register(name)}
            css={[input, { paddingRight: 92 }]}
          />
          <button
            type="button"
            aria-label={`Show ${label.toLowerCase()}`}
            aria-pressed={isShown}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
            css={toggle}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
          <output className="sr-only">{isShown ? `${label} is shown` : ''}</output>
        </span>
      )}
    </FieldFrame>
  )
}
