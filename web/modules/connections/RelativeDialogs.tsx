import type { Relatives } from '../../../backend/modules/connections/contract.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { useRemoveRelative } from './commands.ts'
import { KinForm } from './KinForm.tsx'
import { AddForm, ChangeForm } from './RelativeForm.tsx'
import type { OpenDialog } from './RelativeRow.tsx'
import { strings } from './strings.ts'

type DialogsProps = { family: Relatives; open: OpenDialog | 'add' | undefined; onClose: () => void }

export function RelativeDialogs({ family, open, onClose }: DialogsProps) {
  const remove = useRemoveRelative()
  const asked = open === 'add' ? undefined : open
  const person = family.people.find(({ id }) => id === asked?.id)
  const name = person?.name ?? ''
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <>
      <Dialog isOpen={open === 'add'} onClose={close} title={strings.add}>
        <AddForm people={family.people} onDone={close} />
      </Dialog>
      <Dialog isOpen={asked?.kind === 'change'} onClose={close} title={name}>
        {person && <ChangeForm person={person} onDone={close} />}
      </Dialog>
      <Dialog isOpen={asked?.kind === 'kin'} onClose={close} title={strings.kinTitle(name)} line={strings.kinLine}>
        {person && <KinForm id={person.id} family={family} onDone={close} />}
      </Dialog>
      <RemoveDialog
        isOpen={asked?.kind === 'remove'}
        words={{
          title: strings.removeTitle(name),
          line: strings.removeLine,
          yes: strings.removeYes,
          no: strings.removeNo,
          saving: strings.saving,
        }}
        isBusy={remove.isPending}
        error={remove.error}
        onRemove={() => person && remove.mutate(person.id, { onSuccess: close })}
        onClose={close}
      />
    </>
  )
}
