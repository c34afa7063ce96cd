import { useFormContext } from 'react-hook-form'
import { questions } from '../../../backend/modules/stories/contract.ts'
import { seenName } from '../../app/seenName.ts'
import { useSession } from '../../app/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { card, small } from '../../ui/surfaces.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { NEW, type Asked, type Person } from './asked.ts'
import { askStrings as strings } from './strings.ts'
import { voice } from './style.ts'

const listed = questions.map((question) => ({ value: question, words: question }))

/** Who, by which address, what, and how it will read. */
export function AskFields({ among, busy }: { among: readonly Person[]; busy: boolean }) {
  const { watch, setValue } = useFormContext<Asked>()
  const [who, email, question] = watch(['who', 'email', 'question'])
  const person = among.find(({ id }) => id === who)
  const isMember = person?.isMember === true
  const isByHand = !isMember && email.trim() === ''
  return (
    <>
      {among.length > 0 && (
        <SelectField
          name="who"
          label={strings.who}
          placeholder={strings.choose}
          choices={[...among.map(({ id, name }) => ({ value: id, words: name })), { value: NEW, words: strings.other }]}
        />
      )}
      {who === NEW && <Field name="name" label={strings.name} hint={strings.nameHint} autoComplete="off" />}
      {isMember && <p css={small}>{strings.byAccount(person.name)}</p>}
      {who !== '' && !isMember && (
        <Field name="email" label={strings.email} hint={strings.emailHint} type="email" optional autoComplete="off" />
      )}
      <Select
        id="ask-story-listed"
        label={strings.listed}
        placeholder={strings.chooseQuestion}
        value={questions.includes(question) ? question : ''}
        choices={listed}
        onChange={(chosen) => setValue('question', chosen, { shouldDirty: true })}
      />
      <TextArea name="question" label={strings.question} hint={strings.questionHint} rows={3} />
      <Preview question={question} />
      <div>
        <Button type="submit" busy={busy} busyLabel={strings.sending}>
          {who !== '' && isByHand ? strings.makeLink : strings.send}
        </Button>
      </div>
    </>
  )
}

function Preview({ question }: { question: string }) {
  const { user } = useSession()
  return (
    <section aria-label={strings.preview}>
      <p css={[small, { marginBottom: 6 }]}>{strings.preview}</p>
      <div css={[card, { display: 'grid', gap: 10, padding: 20, background: 'var(--sunk)', overflowWrap: 'anywhere' }]}>
        <b>{strings.previewTitle(seenName(user))}</b>
        {question.trim() && <p css={voice}>“{question.trim()}”</p>}
        <p>{strings.previewLine}</p>
      </div>
    </section>
  )
}
