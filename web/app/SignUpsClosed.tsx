import { CircleCheck } from 'lucide-react'
import * as v from 'valibot'
import { SignUp } from '../../backend/modules/accounts/contract.ts'
import { useWait } from '../modules/support/commands.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form } from '../ui/Form.tsx'
import { strings } from './strings.ts'

const Fields = v.pick(SignUp, ['email'])

/** Instead of the form while the house takes nobody new: an address can be left, and is told when it does again. */
export function SignUpsClosed() {
  const wait = useWait()
  const ask = ({ email }: v.InferOutput<typeof Fields>) => wait.mutate({ email, website: '' })
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <p>{strings.signUpsClosed}</p>
      {wait.isSuccess ? (
        <Banner tone="done" icon={CircleCheck} title={wait.data.message} live="polite" />
      ) : (
        <Form id="notify-me" schema={Fields} defaultValues={{ email: '' }} error={wait.error} onSubmit={ask}>
          <Field name="email" label="Email" type="email" autoComplete="email" hint={strings.notifyHint} />
          <Button type="submit" busy={wait.isPending} busyLabel={strings.notifying}>
            {strings.notifyMe}
          </Button>
        </Form>
      )}
    </div>
  )
}
