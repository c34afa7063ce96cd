import { MailCheck } from 'lucide-react'
import * as v from 'valibot'
import { ChangeEmail } from '../../../backend/modules/accounts/contract.ts'
import { isGiven, noProof, PASSWORD_MISSING, proofEntries, proofOf } from '../../app/proof.ts'
import { ProofField } from '../../app/ProofField.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { useChangeEmail } from './commands.ts'

const Fields = v.pipe(
  v.object({ email: ChangeEmail.entries.email, ...proofEntries }),
  v.forward(
    v.check((fields) => isGiven(fields), PASSWORD_MISSING),
    ['password'],
  ),
)

/** Both addresses are asked; until both have said yes nothing changes. */
export function EmailForm({ newEmail }: { newEmail: string | null }) {
  const change = useChangeEmail()
  const waiting = change.isSuccess ? change.variables.email : newEmail
  return (
    <>
      {waiting && <Banner tone="note" icon={MailCheck} title={strings.bothAsked(waiting)} live="polite" />}
      <Form
        id="change-email"
        schema={Fields}
        defaultValues={{ email: '', ...noProof }}
        error={change.error}
        onSubmit={({ email, ...shown }) => change.mutate({ email, ...proofOf(shown) })}
      >
        <Field name="email" label={strings.newEmail} type="email" autoComplete="email" />
        <ProofField label={strings.password} />
        <div>
          <Button type="submit" look="secondary" busy={change.isPending} busyLabel={strings.saving}>
            {strings.changeEmail}
          </Button>
        </div>
      </Form>
    </>
  )
}
