import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { NamePlace, type PlaceRow } from '../../../../backend/modules/places/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { useChangePlace, useNamePlace } from '../commands.ts'
import { coordinatesIn, coordinatesInWords } from './coordinates.ts'
import { placeStrings as strings } from './strings.ts'

export type Open = { readonly act: 'name' } | { readonly act: 'change'; readonly place: PlaceRow }
type DialogsProps = { open: Open | undefined; onClose: () => void }

export const PlaceDialogs = ({ open, onClose }: DialogsProps) => (
  <>
    <Dialog isOpen={open?.act === 'name'} onClose={onClose} title={strings.add}>
      {open?.act === 'name' && <NameForm onDone={onClose} />}
    </Dialog>
    <Dialog isOpen={open?.act === 'change'} onClose={onClose} title={strings.rename}>
      {open?.act === 'change' && <ChangeForm place={open.place} onDone={onClose} />}
    </Dialog>
  </>
)

const { name } = NamePlace.entries
const Named = v.object({
  name,
  at: v.pipe(
    v.string(),
    v.check((words) => coordinatesIn(words) !== undefined, strings.noCoordinates),
    v.transform((words) => coordinatesIn(words) ?? null),
  ),
})
const Fields = ({ isBusy }: { isBusy: boolean }) => (
  <>
    <Field name="name" label={strings.name} autoComplete="off" />
    <Field name="at" label={strings.coordinates} hint={strings.coordinatesHint} autoComplete="off" optional />
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
  const send = (named: v.InferOutput<typeof Named>) =>
    add.mutate(
      { placeId, ...named },
      {
        onSuccess: () => {
          showToast({ title: strings.added(named.name) })
          onDone()
        },
      },
    )
  return (
    <Form id="name-place" schema={Named} defaultValues={{ name: '', at: '' }} error={add.error} onSubmit={send}>
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
      defaultValues={{ name: seen.name, at: coordinatesInWords(seen.at) }}
      error={change.error}
      onSubmit={(named) => change.mutate(named, { onSuccess: onDone })}
    >
      <Fields isBusy={change.isPending} />
    </Form>
  )
}
