import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddItem, RenameItem, type ItemRow } from '../../../backend/modules/items/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useAddItem, useRemoveItem, useRenameItem } from './items.ts'
import { strings } from './strings.ts'

export type Open = { readonly act: 'add' } | { readonly act: 'rename' | 'remove'; readonly row: ItemRow }
type DialogsProps = { open: Open | undefined; onClose: () => void }

/** They stand beside the table: a row leaves it with what is done to it. */
export function ItemDialogs({ open, onClose }: DialogsProps) {
  const removal = useRemoveItem()
  return (
    <>
      <Dialog isOpen={open?.act === 'add'} onClose={onClose} title={strings.add}>
        <AddForm onDone={onClose} />
      </Dialog>
      <Dialog isOpen={open?.act === 'rename'} onClose={onClose} title={strings.rename}>
        {open?.act === 'rename' && <RenameForm row={open.row} onDone={onClose} />}
      </Dialog>
      <RemoveDialog
        thing={open?.act === 'remove' ? open.row : undefined}
        words={({ title }) => ({
          title: strings.removeTitle(title),
          line: strings.removeLine,
          done: strings.removed(title),
        })}
        removal={removal}
        onClose={onClose}
      />
    </>
  )
}

const Fields = v.pick(AddItem, ['title'])

function AddForm({ onDone }: { onDone: () => void }) {
  const [itemId] = useState(() => uuid())
  const add = useAddItem()
  const send = ({ title }: v.InferOutput<typeof Fields>) =>
    add.mutate(
      { itemId, title },
      {
        onSuccess: () => {
          showToast({ title: strings.added(title) })
          onDone()
        },
      },
    )
  return (
    <Form id="add-item" schema={Fields} defaultValues={{ title: '' }} error={add.error} onSubmit={send}>
      <Field name="title" label={strings.titleLabel} autoComplete="off" />
      <div>
        <Button type="submit" busy={add.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}

function RenameForm({ row, onDone }: { row: ItemRow; onDone: () => void }) {
  // The version that was in the table when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(row)
  const rename = useRenameItem(seen)
  return (
    <Form
      id="rename-item"
      schema={RenameItem}
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
