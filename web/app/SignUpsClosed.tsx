import { CircleCheck } from 'lucide-react'
import * as v from 'valibot'
import { SignUp } from '../../backend/modules/accounts/contract.ts'
import { useStart } from '../modules/support/commands.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { strings } from './strings.ts'

const Fields = v.pick(SignUp, ['email'])

/** Instead of the form while the house takes nobody new: the wish lands in the support inbox, and a person answers. */
export function SignUpsClosed() {
  const start = useStart()
  const ask = ({ email }: v.InferOutput<typeof Fields>) =>
    start.mutate({ channel: 'form', topic: 'access', name: '', email, text: strings.tellMeWhen, website: '' })
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <p>{strings.signUpsClosed}</p>
      {start.isSuccess ? (
        <Banner tone="done" icon={CircleCheck} title={strings.willTell} live="polite" />
      ) : (
        <Form id="notify-me" schema={Fields} defaultValues={{ email: '' }} error={start.error} onSubmit={ask}>
          <Field name="email" label="Email" type="email" autoComplete="email" hint={strings.notifyHint} />
          <Button type="submit" busy={start.isPending} busyLabel={strings.notifying}>
            {strings.notifyMe}
          </Button>
        </Form>
      )}
    </div>
  )
}
