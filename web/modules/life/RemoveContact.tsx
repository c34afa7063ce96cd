import { CircleAlert } from 'lucide-react'
import type { ContactRow } from '../../../backend/modules/life/contract.ts'
import { explain } from '../../app/explain.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { useRemoveContact } from './commands.ts'
import { strings } from './strings.ts'

export function RemoveContact({ contact, onClose }: { contact: ContactRow | undefined; onClose: () => void }) {
  const remove = useRemoveContact()
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={contact !== undefined}
      onClose={close}
      title={strings.removeTitle(contact?.name ?? '')}
      line={strings.removeLine}
    >
      {remove.error && (
        <p role="alert" css={[problem, { flexBasis: '100%' }]}>
          <CircleAlert aria-hidden />
          {explain(remove.error).message}
        </p>
      )}
      <Button
        look="danger"
        busy={remove.isPending}
        busyLabel={strings.saving}
        onClick={() => contact && remove.mutate(contact.id, { onSuccess: close })}
      >
        {strings.removeYes}
      </Button>
      <Button look="secondary" onClick={close}>
        {strings.removeNo}
      </Button>
    </ConfirmDialog>
  )
}
