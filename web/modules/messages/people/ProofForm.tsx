import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { useSetVerification } from './commands.ts'
import { PasscodeForm } from './PasscodeForm.tsx'
import { QuestionForm } from './QuestionForm.tsx'
import { strings } from './strings.ts'

type ProofProps = { person: RecipientRow; onDone: () => void }

function MailedCode({ person, onDone }: ProofProps) {
  const set = useSetVerification(person.id)
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <p>{strings.codeLine(person.name, person.email)}</p>
      {set.error && (
        <p role="alert" css={problem}>
          <CircleAlert aria-hidden />
          {explain(set.error).message}
        </p>
      )}
      <div>
        <Button
          busy={set.isPending}
          busyLabel={strings.saving}
          onClick={() => set.mutate({ method: 'otp' }, { onSuccess: onDone })}
        >
          {strings.chooseCode}
        </Button>
      </div>
    </div>
  )
}

/** Three ways to prove who one is; each says what the recipient will be asked. */
export function ProofForm(props: ProofProps) {
  const { verification } = props.person
  const [method, setMethod] = useState<string>(verification === 'none' ? 'passcode' : verification)
  return (
    <Tabs
      label={strings.ways}
      value={method}
      onChange={setMethod}
      tabs={[
        { value: 'passcode', words: strings.byPasscode, panel: <PasscodeForm {...props} /> },
        { value: 'question', words: strings.byQuestion, panel: <QuestionForm {...props} /> },
        { value: 'otp', words: strings.byCode, panel: <MailedCode {...props} /> },
      ]}
    />
  )
}
