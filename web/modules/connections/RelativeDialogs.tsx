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
  const removal = useRemoveRelative()
  const asked = open === 'add' ? undefined : open
  const person = family.people.find(({ id }) => id === asked?.id)
  const name = person?.name ?? ''
  return (
    <>
      <Dialog isOpen={open === 'add'} onClose={onClose} title={strings.add}>
        <AddForm people={family.people} onDone={onClose} />
      </Dialog>
      <Dialog isOpen={asked?.kind === 'change'} onClose={onClose} title={name}>
        {person && <ChangeForm person={person} onDone={onClose} />}
      </Dialog>
      <Dialog isOpen={asked?.kind === 'kin'} onClose={onClose} title={strings.kinTitle(name)} line={strings.kinLine}>
        {person && <KinForm id={person.id} family={family} onDone={onClose} />}
      </Dialog>
      <RemoveDialog
        thing={asked?.kind === 'remove' ? person : undefined}
        words={() => ({ title: strings.removeTitle(name), line: strings.removeLine })}
        removal={removal}
        onClose={onClose}
      />
    </>
  )
}
