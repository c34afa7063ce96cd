import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { CreateAlbum, RenameAlbum, type AlbumRow } from '../../../../backend/modules/albums/contract.ts'
import * as v from 'valibot'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useCreateAlbum, useRemoveAlbum, useRenameAlbum } from './commands.ts'
import { albumStrings as strings } from './strings.ts'

export type Open = { readonly act: 'create' } | { readonly act: 'rename' | 'remove'; readonly album: AlbumRow }
type DialogsProps = { open: Open | undefined; onClose: () => void }

export function AlbumDialogs({ open, onClose }: DialogsProps) {
  const removal = useRemoveAlbum()
  return (
    <>
      <Dialog isOpen={open?.act === 'create'} onClose={onClose} title={strings.create}>
        <CreateForm onDone={onClose} />
      </Dialog>
      <Dialog isOpen={open?.act === 'rename'} onClose={onClose} title={strings.rename}>
        {open?.act === 'rename' && <RenameForm album={open.album} onDone={onClose} />}
      </Dialog>
      <RemoveDialog
        thing={open?.act === 'remove' ? open.album : undefined}
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

const Save = ({ isBusy }: { isBusy: boolean }) => (
  <div>
    <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
      {strings.save}
    </Button>
  </div>
)
const Titled = v.pick(CreateAlbum, ['title'])

function CreateForm({ onDone }: { onDone: () => void }) {
  const [albumId] = useState(() => uuid())
  const create = useCreateAlbum()
  const send = ({ title }: v.InferOutput<typeof Titled>) =>
    create.mutate(
      { albumId, title },
      {
        onSuccess: () => {
          showToast({ title: strings.created(title) })
          onDone()
        },
      },
    )
  return (
    <Form id="create-album" schema={Titled} defaultValues={{ title: '' }} error={create.error} onSubmit={send}>
      <Field name="title" label={strings.name} autoComplete="off" />
      <Save isBusy={create.isPending} />
    </Form>
  )
}

function RenameForm({ album, onDone }: { album: AlbumRow; onDone: () => void }) {
  // The version that was on the page when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(album)
  const rename = useRenameAlbum(seen)
  return (
    <Form
      id="rename-album"
      schema={RenameAlbum}
      defaultValues={{ title: seen.title }}
      error={rename.error}
      onSubmit={(command) => rename.mutate(command, { onSuccess: onDone })}
    >
      <Field name="title" label={strings.name} autoComplete="off" />
      <Save isBusy={rename.isPending} />
    </Form>
  )
}
