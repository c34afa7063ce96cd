import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { useRemovePerson } from './commands.ts'
import { AddPersonForm, ChangePersonForm } from './PersonForm.tsx'
import { ProofForm } from './ProofForm.tsx'
import { strings } from './strings.ts'

export type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'change'; readonly person: RecipientRow }
  | { readonly kind: 'passcode'; readonly person: RecipientRow }
  | { readonly kind: 'remove'; readonly person: RecipientRow }

type DialogsProps = { open: OpenDialog | undefined; onClose: () => void; onAdded: (person: RecipientRow) => void }

/** Adding a person goes on to how they prove who they are: without it nothing can be sealed for them. */
export const PersonDialogs = ({ open, onClose, onAdded }: DialogsProps) => {
  const removal = useRemovePerson()
  const person = open && open.kind !== 'add' ? open.person : undefined
  return (
    <>
      <Dialog isOpen={open?.kind === 'add'} onClose={onClose} title={strings.add}>
        <AddPersonForm onDone={onAdded} />
      </Dialog>
      <Dialog isOpen={open?.kind === 'change'} onClose={onClose} title={person?.name ?? ''}>
        {person && <ChangePersonForm person={person} onDone={onClose} />}
      </Dialog>
      <Dialog
        isOpen={open?.kind === 'passcode'}
        onClose={onClose}
        title={strings.proofTitle(person?.name ?? '')}
        line={strings.proofLine(person?.name ?? '')}
      >
        {person && <ProofForm person={person} onDone={onClose} />}
      </Dialog>
      <RemoveDialog
        thing={open?.kind === 'remove' ? open.person : undefined}
        words={({ name }) => ({ title: strings.removeTitle(name), line: strings.removeLine })}
        removal={removal}
        onClose={onClose}
      />
    </>
  )
}
