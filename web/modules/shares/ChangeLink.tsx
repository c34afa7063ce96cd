import { useState } from 'react'
import * as v from 'valibot'
import { CreateShareLink, type ChangeShareLink, type ShareRow } from '../../../backend/modules/shares/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SwitchRow } from '../../ui/SwitchRow.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useChangeLink } from './links.ts'
import { strings } from './strings.ts'

const { title, note } = CreateShareLink.entries
const Fields = v.object({ title, note, passcode: v.pipe(v.string(), v.maxLength(200)) })

/** Changes what a link says and how it opens; its stories and its end stay. */
export function ChangeLink({ link, onDone }: { link: ShareRow; onDone: () => void }) {
  // The version that was on the page when the form was opened: a change of somebody else is not overwritten.
  const [seen] = useState(link)
  const [mayDownload, setMayDownload] = useState(link.mayDownload)
  const [isWithout, setWithout] = useState(false)
  const change = useChangeLink(seen)
  const send = ({ passcode, ...said }: v.InferOutput<typeof Fields>) => {
    const another = isWithout ? { passcode: '' } : passcode ? { passcode } : {}
    const command: ChangeShareLink = { ...said, mayDownload, ...another }
    change.mutate(command, {
      onSuccess: () => {
        showToast({ title: strings.changed })
        onDone()
      },
    })
  }
  return (
    <Form
      id="change-link"
      schema={Fields}
      defaultValues={{ title: seen.title, note: seen.note, passcode: '' }}
      error={change.error}
      onSubmit={send}
    >
      <Field name="title" label={strings.titleLabel} hint={strings.titleHint} autoComplete="off" />
      <TextArea name="note" label={strings.note} optional rows={3} />
      {!isWithout && (
        <PasswordField name="passcode" label={strings.passcodeNew} hint={strings.passcodeNewHint} autoComplete="off" />
      )}
      {seen.hasPasscode && (
        <SwitchRow
          id="link-without"
          label={strings.passcodeAway}
          line={strings.passcodeAwayLine}
          isOn={isWithout}
          onChange={setWithout}
        />
      )}
      <SwitchRow
        id="change-download"
        label={strings.download}
        line={strings.downloadLine}
        isOn={mayDownload}
        onChange={setMayDownload}
      />
      <div>
        <Button type="submit" busy={change.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
