import { CircleAlert } from 'lucide-react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
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
    <ConfirmDialog
      isOpen={person !== undefined}
      onClose={close}
      title={strings.removeTitle(person?.name ?? '')}
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
        onClick={() => person && remove.mutate(person.id, { onSuccess: close })}
      >
        {strings.removeYes}
      </Button>
      <Button look="secondary" onClick={close}>
        {strings.removeNo}
      </Button>
    </ConfirmDialog>
  )
}
