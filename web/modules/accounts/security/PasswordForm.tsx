import * as v from 'valibot'
import { ChangePassword } from '../../../../backend/modules/accounts/contract.ts'
import { isGiven, noProof, PASSWORD_MISSING, proofEntries } from '../../../app/proof.ts'
import { ProofField } from '../../../app/ProofField.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/Form.tsx'
import { PasswordField } from '../../../ui/PasswordField.tsx'
import { accountStrings as strings } from '../accountStrings.ts'
import { useChangePassword } from '../commands.ts'

const Fields = v.pipe(
  v.object({ current: v.string(), proof: proofEntries.proof, password: ChangePassword.entries.password }),
  v.forward(
    v.check(({ current, proof }) => isGiven({ password: current, proof }), PASSWORD_MISSING),
    ['current'],
  ),
)

export function PasswordForm() {
  const change = useChangePassword()
  return (
    <Form
      key={change.isSuccess ? 'done' : 'open'}
      id="change-password"
      schema={Fields}
      defaultValues={{ current: '', ...noProof }}
      error={change.error}
      onSubmit={({ current, proof, password }) =>
        change.mutate({ password, ...(current === '' ? { proof } : { current }) })
      }
    >
      <ProofField name="current" label={strings.current} />
      <PasswordField name="password" label={strings.fresh} hint={strings.freshHint} autoComplete="new-password" />
      <div>
        <Button type="submit" look="secondary" busy={change.isPending} busyLabel={strings.saving}>
          {strings.changePassword}
        </Button>
      </div>
      <output>{change.isSuccess ? strings.passwordChanged : ''}</output>
    </Form>
  )
}
