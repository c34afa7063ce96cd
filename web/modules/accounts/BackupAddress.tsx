import { useState } from 'react'
import * as v from 'valibot'
import { BackupAddress as Command, type Profile } from '../../../backend/modules/accounts/contract.ts'
import { isGiven, noProof, PASSWORD_MISSING, proofEntries, proofOf } from '../../app/proof.ts'
import { ProofField } from '../../app/ProofField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { AskPassword } from './security/AskPassword.tsx'
import { useRemoveBackup, useSetBackup } from './commands.ts'

const Fields = v.pipe(
  v.object({ address: Command.entries.address, ...proofEntries }),
  v.forward(
    v.check((fields) => isGiven(fields), PASSWORD_MISSING),
    ['password'],
  ),
)

/** A mailbox for what must arrive; whoever only finds the page open can neither name nor remove one. */
export function BackupAddress({ backup }: { backup: Profile['backup'] }) {
  const add = useSetBackup()
  const removal = useRemoveBackup()
  const [isAsking, setIsAsking] = useState(false)
  if (backup)
    return (
      <>
        <p>{backup.verified ? strings.secondConfirmed(backup.address) : strings.secondWaiting(backup.address)}</p>
        <div>
          <Button look="secondary" onClick={() => setIsAsking(true)}>
            {strings.removeSecond}
          </Button>
        </div>
        <AskPassword
          title={strings.removeSecond}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          busy={removal.isPending}
          error={removal.error}
          onSubmit={(shown) => removal.mutate(shown, { onSuccess: () => setIsAsking(false) })}
        />
      </>
    )
  return (
    <Form
      id="backup-address"
      schema={Fields}
      defaultValues={{ address: '', ...noProof }}
      error={add.error}
      onSubmit={({ address, ...shown }) => add.mutate({ address, ...proofOf(shown) })}
    >
      <Field name="address" label={strings.secondEmail} type="email" autoComplete="off" />
      <ProofField label={strings.password} />
      <div>
        <Button type="submit" look="secondary" busy={add.isPending} busyLabel={strings.saving}>
          {strings.addSecond}
        </Button>
      </div>
    </Form>
  )
}
