import * as v from 'valibot'
import { ByQuestion, sentences, type RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { LEAST_ANSWER } from '../../../../backend/modules/recipients/contract/bounds.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { useSetVerification } from './commands.ts'
import { strings } from './strings.ts'

const { question, answer } = ByQuestion.entries
const QuestionFields = v.object({
  question: v.message(question, 'Write a question'),
  answer: v.pipe(answer, v.minLength(LEAST_ANSWER, sentences['answer-weak'])),
})

export function QuestionForm({ person, onDone }: { person: RecipientRow; onDone: () => void }) {
  const set = useSetVerification(person.id)
  return (
    <Form
      id="question"
      schema={QuestionFields}
      defaultValues={{ question: person.question ?? '', answer: '' }}
      error={set.error}
      onSubmit={(fields) => set.mutate({ method: 'question', ...fields }, { onSuccess: onDone })}
    >
      <Field name="question" label={strings.question} hint={strings.questionHint} autoComplete="off" />
      <Field name="answer" label={strings.answer} hint={strings.answerHint} autoComplete="off" />
      <div>
        <Button type="submit" busy={set.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
