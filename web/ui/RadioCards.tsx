import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { label, problem } from './fieldStyle.ts'
import { small } from './surfaces.ts'
import { tick } from './tickStyle.ts'

const list = css`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend {
    margin-bottom: 10px;
    padding: 0;
  }
`
/** One of a few answers, as a card. */
export const radioCard = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 2px 14px;
  align-items: start;
  min-height: 56px;
  padding: 12px 16px;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--surface);
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 6px var(--focus-halo);
  }
  input {
    margin-top: 2px;
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
`

type RadioCardsProps<Value extends string> = {
  name: string
  legend: string
  value: Value
  choices: readonly { readonly value: Value; readonly words: string; readonly line?: string }[]
  onChange: (value: Value) => void
  error?: string
}

/** A few answers to one question, each with a line of what it means. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { name, legend, value, choices, onChange, error } = props
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // What was chosen before the script had come is still so in the page, and nobody was told.
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const early = choices.find((choice) => choice.value === chosen)
    if (early && early.value !== value) onChange(early.value)
    // Once, as the page is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <fieldset ref={group} css={list}>
      <legend css={label}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} css={radioCard}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            css={tick}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b css={{ fontWeight: 600 }}>{choice.words}</b>
            {choice.line && <span css={[small, { display: 'block' }]}>{choice.line}</span>}
          </span>
        </label>
      ))}
      {error && <p css={problem}>{error}</p>}
    </fieldset>
  )
}
