import { css } from '@emotion/react'
import { Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { RenamePhoto, type PhotoRow } from '../../../backend/modules/photos/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { Form } from '../../ui/Form.tsx'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { useRemovePhoto, useRenamePhoto, useRestorePhoto } from './photos.ts'
import { strings } from './strings.ts'

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`
type RowProps = { row: PhotoRow }
type DialogProps = RowProps & { isOpen: boolean; onClose: () => void }

/** What can be done with a photo, as far as its reader may. */
export function PhotoActions({ row }: RowProps) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const close = () => setOpen(undefined)
  if (!row.mayChange) return null
  if (row.removedAt !== null) return <Restore row={row} />
  const named = <span className="sr-only">: {row.title}</span>
  return (
    <div css={actions}>
      <Button look="quiet" icon={Pencil} onClick={() => setOpen('rename')}>
        {strings.rename}
        {named}
      </Button>
      <Button look="quiet" icon={Trash2} onClick={() => setOpen('remove')}>
        {strings.remove}
        {named}
      </Button>
      <Dialog isOpen={open === 'rename'} onClose={close} title={strings.rename}>
        <RenameForm row={row} onDone={close} />
      </Dialog>
      <Remove row={row} isOpen={open === 'remove'} onClose={close} />
    </div>
  )
}

function RenameForm({ row, onDone }: RowProps & { onDone: () => void }) {
  // The version that was in the table when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(row)
  const rename = useRenamePhoto(seen)
  return (
    <Form
      id="rename-photo"
      schema={RenamePhoto}
      defaultValues={{ title: seen.title }}
      error={rename.error}
      onSubmit={(command) => rename.mutate(command, { onSuccess: onDone })}
    >
      <Field name="title" label={strings.titleLabel} autoComplete="off" />
      <div>
        <Button type="submit" busy={rename.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}

function Remove({ row: { id, title }, isOpen, onClose }: DialogProps) {
  const removal = useRemovePhoto()
  const close = () => {
    removal.reset()
    onClose()
  }
  const done = () => {
    showToast({ title: strings.removed(title) })
    close()
  }
  return (
    <RemoveDialog
      isOpen={isOpen}
      words={{
        title: strings.removeTitle(title),
        line: strings.removeLine,
        yes: strings.removeYes,
        no: strings.removeNo,
        saving: strings.removing,
      }}
      isBusy={removal.isPending}
      error={removal.error}
      onRemove={() => removal.mutate(id, { onSuccess: done })}
      onClose={close}
    />
  )
}

/** What takes nothing away is done without a question. */
function Restore({ row: { id, title } }: RowProps) {
  const restore = useRestorePhoto()
  const refusal = useExplained(restore.error)
  const done = () => showToast({ title: strings.restored(title) })
  return (
    <div css={actions}>
      <Button look="quiet" icon={Undo2} busy={restore.isPending} onClick={() => restore.mutate(id, { onSuccess: done })}>
        {strings.restore}
        <span className="sr-only">: {title}</span>
      </Button>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </div>
  )
}
