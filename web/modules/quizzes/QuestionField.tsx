import { css } from '@emotion/react'
import { useId } from 'react'
import { tick } from '../../ui/tickStyle.ts'
import type { Question } from './quiz.ts'

const frame = css`
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend {
    padding: 0;
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h3);
    line-height: 1.16;
    text-wrap: balance;
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
  p {
    margin-top: 8px;
    color: var(--ink-2);
  }
`
const answers = css`
  display: grid;
  gap: 10px;
  margin-top: 20px;
  label {
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 56px;
    padding: 10px 18px;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-control);
    background: var(--surface);
    cursor: pointer;
    &:hover {
      background: var(--primary-soft);
    }
    &:has(:checked) {
      border-color: var(--thread);
      background: var(--ember-soft);
    }
  }
`

type QuestionFieldProps = {
  question: Question
  name: string
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** One question with its answers; `name` is what a form without script calls it. */
export const QuestionField = ({ question, name, chosen, onChoose }: QuestionFieldProps) => {
  const helpId = useId()
  const isMany = question.kind === 'multi'
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset css={frame} aria-describedby={question.help && helpId}>
      <legend tabIndex={-1}>{question.text}</legend>
      {question.help && <p id={helpId}>{question.help}</p>}
      <div css={answers}>
        {question.answers.map(({ id, text }) => (
          <label key={id}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={name}
              value={id}
              checked={chosen.includes(id)}
              css={tick}
              onChange={() => onChoose(isMany ? toggled(id) : [id])}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
