import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { NamePlace, type PlaceRow } from '../../../../backend/modules/places/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useChangePlace, useNamePlace, useRemovePlace } from '../commands.ts'
import { placeStrings as strings } from './strings.ts'

export type Open = { readonly act: 'name' } | { readonly act: 'change' | 'remove'; readonly place: PlaceRow }
type DialogsProps = { open: Open | undefined; onClose: () => void }

export function PlaceDialogs({ open, onClose }: DialogsProps) {
  const removal = useRemovePlace()
  return (
    <>
      <Dialog isOpen={open?.act === 'name'} onClose={onClose} title={strings.add}>
        {open?.act === 'name' && <NameForm onDone={onClose} />}
      </Dialog>
      <Dialog isOpen={open?.act === 'change'} onClose={onClose} title={strings.rename}>
        {open?.act === 'change' && <ChangeForm place={open.place} onDone={onClose} />}
      </Dialog>
      <RemoveDialog
        thing={open?.act === 'remove' ? open.place : undefined}
        words={({ name }) => ({
          title: strings.removeTitle(name),
          line: strings.removeLine,
          done: strings.removed(name),
        })}
        removal={removal}
        onClose={onClose}
      />
    </>
  )
}

const Named = v.pick(NamePlace, ['name'])
const Fields = ({ isBusy }: { isBusy: boolean }) => (
  <>
    <Field name="name" label={strings.name} autoComplete="off" />
    <div>
      <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
        {strings.save}
      </Button>
    </div>
  </>
)

function NameForm({ onDone }: { onDone: () => void }) {
  const [placeId] = useState(() => uuid())
  const add = useNamePlace()
  const send = ({ name }: v.InferOutput<typeof Named>) =>
    add.mutate(
      { placeId, name },
      {
        onSuccess: () => {
          showToast({ title: strings.added(name) })
          onDone()
        },
      },
    )
  return (
    <Form id="name-place" schema={Named} defaultValues={{ name: '' }} error={add.error} onSubmit={send}>
      <Fields isBusy={add.isPending} />
    </Form>
  )
}

function ChangeForm({ place, onDone }: { place: PlaceRow; onDone: () => void }) {
  // The version that was on the page when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(place)
  const change = useChangePlace(seen)
  return (
    <Form
      id="change-place"
      schema={Named}
      defaultValues={{ name: seen.name }}
      error={change.error}
      onSubmit={({ name }) => change.mutate({ name, at: seen.at }, { onSuccess: onDone })}
    >
      <Fields isBusy={change.isPending} />
    </Form>
  )
}
