import { css } from '@emotion/react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { QuestionField } from './QuestionField.tsx'
import type { Quiz } from './quiz.ts'
import { fieldOf, type Chosen } from './score.ts'

const form = css`
  display: grid;
  gap: 48px;
  max-width: 720px;
`

type LongFormProps = { quiz: Quiz; path: string; given: Chosen; onDone: (chosen: Chosen) => void }

/** Every question on one page: a plain form, so it works without script too. */
export function LongForm({ quiz, path, given, onDone }: LongFormProps) {
  const [chosen, setChosen] = useState<Chosen>(given)
  return (
    <form
      action={path}
      css={form}
      onSubmit={(event) => {
        event.preventDefault()
        onDone(chosen)
      }}
    >
      {quiz.questions.map((question, index) => (
        <QuestionField
          key={question.id}
          question={question}
          name={fieldOf(index)}
          chosen={chosen[question.id] ?? []}
          onChoose={(ids) => setChosen({ ...chosen, [question.id]: ids })}
        />
      ))}
      <div>
        <Button type="submit" look="secondary">
          See my result
        </Button>
      </div>
    </form>
  )
}
