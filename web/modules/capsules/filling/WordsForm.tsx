import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useContribute } from '../capsules.ts'
import { fillingStrings as strings } from './strings.ts'

type WordsFormProps = { capsuleId: string; kind: 'words' | 'question'; onDone: () => void }

/** Something written, or a question to whoever opens it. */
export function WordsForm({ capsuleId, kind, onDone }: WordsFormProps) {
  const [contributionId] = useState(() => uuid())
  const [words, setWords] = useState('')
  const put = useContribute(capsuleId)
  const refusal = useExplained(put.error)
  const isQuestion = kind === 'question'
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: 20 }}
      onSubmit={(event) => {
        event.preventDefault()
        put.mutate({ contributionId, kind, words }, { onSuccess: onDone })
      }}
    >
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <FieldFrame
        id="capsule-words"
        label={isQuestion ? strings.question : strings.words}
        {...(isQuestion && { hint: strings.questionHint })}
      >
        {(control) => (
          <textarea
            {...control}
            rows={isQuestion ? 3 : 8}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <div>
        <Button type="submit" busy={put.isPending} busyLabel={strings.saving}>
          {strings.put}
        </Button>
      </div>
    </form>
  )
}
