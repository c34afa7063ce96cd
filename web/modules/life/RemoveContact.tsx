import type { ContactRow } from '../../../backend/modules/life/contract.ts'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { useRemoveContact } from './commands.ts'
import { strings } from './strings.ts'

export function RemoveContact({ contact, onClose }: { contact: ContactRow | undefined; onClose: () => void }) {
  const remove = useRemoveContact()
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <RemoveDialog
      isOpen={contact !== undefined}
      words={{
        title: strings.removeTitle(contact?.name ?? ''),
        line: strings.removeLine,
        yes: strings.removeYes,
        no: strings.removeNo,
        saving: strings.saving,
      }}
      isBusy={remove.isPending}
      error={remove.error}
      onRemove={() => contact && remove.mutate(contact.id, { onSuccess: close })}
      onClose={close}
    />
  )
}
