import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { ContributionRow } from '../../../../backend/modules/capsules/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Button } from '../../../ui/Button.tsx'
import { plainDay } from '../../../ui/dateInWords.ts'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useAnswer } from '../capsules.ts'
import { openingStrings as strings } from './strings.ts'

type AnswersProps = { capsuleId: string; question: ContributionRow }

/** What is answered now, beside the question of then. */
export function Answers({ capsuleId, question }: AnswersProps) {
  const mayAdd = useFamily().may('add')
  return (
    <div css={{ display: 'grid', gap: 18 }}>
      {question.answers.map(({ id, by, words, at }) => (
        <div key={id}>
          <p css={{ fontWeight: 600 }}>{by}</p>
          <p css={{ whiteSpace: 'pre-wrap' }}>{words}</p>
          <p css={small}>{plainDay(at.slice(0, 10))}</p>
        </div>
      ))}
      {mayAdd && <AnswerForm key={question.answers.length} capsuleId={capsuleId} question={question} />}
    </div>
  )
}

function AnswerForm({ capsuleId, question }: AnswersProps) {
  const [answerId] = useState(() => uuid())
  const [words, setWords] = useState('')
  const answer = useAnswer(capsuleId)
  const refusal = useExplained(answer.error)
  const onSuccess = () => showToast({ title: strings.answered })
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        answer.mutate({ answerId, contributionId: question.id, words }, { onSuccess })
      }}
    >
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <FieldFrame id="capsule-answer" label={strings.answer} hint={strings.answerHint}>
        {(control) => (
          <textarea {...control} rows={3} value={words} onChange={({ target }) => setWords(target.value)} css={input} />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" look="secondary" busy={answer.isPending} busyLabel={strings.sending}>
          {strings.send}
        </Button>
      </div>
    </form>
  )
}
