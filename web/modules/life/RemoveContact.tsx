import type { ContactRow } from '../../../backend/modules/life/contract.ts'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { useRemoveContact } from './commands.ts'
import { strings } from './strings.ts'

export function RemoveContact({ contact, onClose }: { contact: ContactRow | undefined; onClose: () => void }) {
  const removal = useRemoveContact()
  return (
    <RemoveDialog
      thing={contact}
      words={({ name }) => ({ title: strings.removeTitle(name), line: strings.removeLine })}
      removal={removal}
      onClose={onClose}
    />
  )
}
