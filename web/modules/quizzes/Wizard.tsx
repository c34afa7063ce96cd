import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { wrap } from '../../ui/wrap.ts'
import type { Kept } from './kept.ts'
import { QuestionField } from './QuestionField.tsx'
import type { Quiz } from './quiz.ts'
import { fieldOf, type Chosen } from './score.ts'

const frame = css`
  max-width: 720px;
  padding: 40px 0 96px;
  h1 {
    margin-bottom: 28px;
    color: var(--ink-2);
    font-size: var(--fs-body-l);
    letter-spacing: 0;
  }
  @media (max-width: 1023px) {
    padding: 16px 0 64px;
  }
`
/** The thread: sewn up to here, dashed ahead. */
const thread = css`
  display: flex;
  gap: 8px;
  margin: 10px 0 36px;
  span {
    flex: 1;
    border-top: 4px dashed var(--line-strong);
    &[data-done] {
      border-top: 4px solid var(--thread);
    }
  }
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  margin-top: 32px;
`

type WizardProps = {
  quiz: Quiz
  kept: Kept
  onKeep: (kept: Kept | undefined) => void
  onDone: (chosen: Chosen) => void
}

/** One question on a screen; keyed by its step, so that each arrives anew. Going back keeps what was answered; a question may be left open. */
export function Wizard({ quiz, kept: { step, chosen }, onKeep, onDone }: WizardProps) {
  const frameRef = useRef<HTMLFormElement>(null)
  useEffect(() => {
    frameRef.current?.querySelector('legend')?.focus()
    window.scrollTo(0, 0)
  }, [])
  const { questions } = quiz
  const question = questions[step]
  if (!question) return null
  const isLast = step === questions.length - 1
  return (
    <form
      ref={frameRef}
      css={[wrap, frame]}
      onSubmit={(event) => {
        event.preventDefault()
        if (isLast) onDone(chosen)
        else onKeep({ step: step + 1, chosen })
      }}
    >
      <h1 tabIndex={-1}>{quiz.title}</h1>
      <p>
        Question {step + 1} of {questions.length}
      </p>
      <div css={thread} aria-hidden="true">
        {questions.map(({ id }, index) => (
          <span key={id} data-done={index <= step || undefined} />
        ))}
      </div>
      <QuestionField
        key={question.id}
        question={question}
        name={fieldOf(step)}
        chosen={chosen[question.id] ?? []}
        onChoose={(ids) => onKeep({ step, chosen: { ...chosen, [question.id]: [...ids] } })}
      />
      <div css={acts}>
        <Button look="secondary" onClick={() => onKeep(step === 0 ? undefined : { step: step - 1, chosen })}>
          Back
        </Button>
        <Button type="submit">{isLast ? 'See my result' : 'Continue'}</Button>
      </div>
    </form>
  )
}
