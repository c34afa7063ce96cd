import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { AddRecipe, RenameRecipe, type RecipeRow } from '../../../backend/modules/recipes/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useAddRecipe, useRemoveRecipe, useRenameRecipe } from './recipes.ts'
import { strings } from './strings.ts'

export type Open = { readonly act: 'add' } | { readonly act: 'rename' | 'remove'; readonly row: RecipeRow }
type DialogsProps = { open: Open | undefined; onClose: () => void }

/** They stand beside the table: a row leaves it with what is done to it. */
export function RecipeDialogs({ open, onClose }: DialogsProps) {
  const removal = useRemoveRecipe()
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

const Fields = v.pick(AddRecipe, ['title'])

function AddForm({ onDone }: { onDone: () => void }) {
  const [recipeId] = useState(() => uuid())
  const add = useAddRecipe()
  const send = ({ title }: v.InferOutput<typeof Fields>) =>
    add.mutate(
      { recipeId, title },
      {
        onSuccess: () => {
          showToast({ title: strings.added(title) })
          onDone()
        },
      },
    )
  return (
    <Form id="add-recipe" schema={Fields} defaultValues={{ title: '' }} error={add.error} onSubmit={send}>
      <Field name="title" label={strings.titleLabel} autoComplete="off" />
      <div>
        <Button type="submit" busy={add.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}

function RenameForm({ row, onDone }: { row: RecipeRow; onDone: () => void }) {
  // The version that was in the table when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(row)
  const rename = useRenameRecipe(seen)
  return (
    <Form
      id="rename-recipe"
      schema={RenameRecipe}
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
