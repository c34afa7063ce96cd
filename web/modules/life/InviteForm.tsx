import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { InviteContact } from '../../../backend/modules/life/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useInviteContact } from './commands.ts'
import { lifeNow } from './queries.ts'
import { strings } from './strings.ts'

const { name, email } = InviteContact.entries
const Fields = v.object({ name, email: v.message(email, 'Write their email') })
type Fields = v.InferOutput<typeof Fields>

/** Asks somebody to be a trusted contact; they say yes or no by the mail they get. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const [contactId] = useState(() => uuid())
  const invite = useInviteContact()
  const { data: life } = useQuery(lifeNow())
  const isForOne = life?.plan?.k === 1 && !life.plan.confirmSingle
  const send = (fields: Fields) =>
    invite.mutate(
      { contactId, ...fields },
      {
        onSuccess: () => {
          showToast({ title: strings.sent(fields.name), line: strings.sentLine })
          onDone()
        },
      },
    )
  return (
    <Form
      id="invite-contact"
      schema={Fields}
      defaultValues={{ name: '', email: '' }}
      error={invite.error}
      onSubmit={send}
    >
      <Field name="name" label={strings.name} hint={strings.nameHint} autoComplete="off" />
      <Field name="email" label={strings.email} hint={strings.emailHint} type="email" autoComplete="off" />
      {isForOne && <p>{strings.fromOneToTwo}</p>}
      <div>
        <Button type="submit" busy={invite.isPending} busyLabel={strings.saving}>
          {strings.send}
        </Button>
      </div>
    </Form>
  )
}
