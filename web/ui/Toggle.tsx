import { css } from '@emotion/react'

const group = css`
  display: inline-flex;
  /* Beside long words it keeps its line; it never grows out of a narrow place. */
  flex: none;
  min-width: 0;
  max-width: 100%;
  margin: 0;
  padding: 3px;
  border: 2px solid var(--line-strong);
  border-radius: 10px;
  background: var(--surface);
  button {
    min-height: 44px;
    padding: 6px 20px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--ink-2);
    font-weight: 600;
    @media (min-width: 1024px) {
      white-space: nowrap;
    }
    @media (max-width: 600px) {
      padding: 6px 12px;
    }
  }
  button[aria-pressed='true'] {
    background: var(--primary-soft);
    box-shadow: inset 0 0 0 2px var(--primary);
    color: var(--ink);
  }
`
type ToggleProps<Value extends string> = {
  label: string
  choices: readonly { readonly value: Value; readonly words: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Two or three choices side by side, one of them pressed. */
export const Toggle = <Value extends string>({ label, choices, value, onChange }: ToggleProps<Value>) => (
  <fieldset css={group}>
    <legend className="sr-only">{label}</legend>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.words}
      </button>
    ))}
  </fieldset>
)
