import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { useRemovePerson } from './commands.ts'
import { strings } from './strings.ts'

type RemoveProps = { person: RecipientRow | undefined; onClose: () => void }

export function RemovePerson({ person, onClose }: RemoveProps) {
  const remove = useRemovePerson()
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <RemoveDialog
      isOpen={person !== undefined}
      words={{
        title: strings.removeTitle(person?.name ?? ''),
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
  )
}
