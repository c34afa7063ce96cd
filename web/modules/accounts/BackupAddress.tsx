import type { Profile } from '../../../backend/modules/accounts/contract.ts'
import { BackupAddress as Fields } from '../../../backend/modules/accounts/contract.ts'
import { explain } from '../../app/explain.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { accountStrings as strings } from './accountStrings.ts'
import { useRemoveBackup, useSetBackup } from './commands.ts'

export function BackupAddress({ backup }: { backup: Profile['backup'] }) {
  const add = useSetBackup()
  const removal = useRemoveBackup()
  if (backup)
    return (
      <>
        <p>{backup.verified ? strings.secondConfirmed(backup.address) : strings.secondWaiting(backup.address)}</p>
        <div>
          <Button look="secondary" busy={removal.isPending} busyLabel={strings.saving} onClick={() => removal.mutate()}>
            {strings.removeSecond}
          </Button>
        </div>
        {removal.error && <p role="alert">{explain(removal.error).message}</p>}
      </>
    )
  return (
    <Form
      id="backup-address"
      schema={Fields}
      defaultValues={{ address: '' }}
      error={add.error}
      onSubmit={(fields) => add.mutate(fields)}
    >
      <Field name="address" label={strings.secondEmail} type="email" autoComplete="off" />
      <div>
        <Button type="submit" look="secondary" busy={add.isPending} busyLabel={strings.saving}>
          {strings.addSecond}
        </Button>
      </div>
    </Form>
  )
}
