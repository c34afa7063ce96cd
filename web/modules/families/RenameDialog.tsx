import { NameFamily, type FamilyView } from '../../../backend/modules/families/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useNameFamily } from './commands.ts'
import { strings } from './strings.ts'

type RenameProps = { view: FamilyView; isOpen: boolean; onClose: () => void }

export function RenameDialog({ view, isOpen, onClose }: RenameProps) {
  const rename = useNameFamily()
  const close = () => {
    rename.reset()
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={view.isNamed ? strings.rename : strings.giveName}>
      <Form
        id="name-family"
        schema={NameFamily}
        defaultValues={{ name: view.isNamed ? view.name : '' }}
        error={rename.error}
        onSubmit={(command) => rename.mutate(command, { onSuccess: close })}
      >
        <Field name="name" label={strings.familyName} hint={strings.familyNameHint} autoComplete="off" />
        <div>
          <Button type="submit" busy={rename.isPending} busyLabel={strings.saving}>
            {strings.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
