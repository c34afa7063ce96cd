import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { RenameTree, type TreeRow } from '../../../backend/modules/trees/contract.ts'
import { explain } from '../../app/explain.ts'
import { Button } from '../../ui/Button.tsx'
import { details } from '../../ui/detailsStyle.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { personRow, personRows } from '../../ui/personRow.ts'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useRemoveTree, useRenameTree, useRestoreTree } from './commands.ts'
import { strings } from './strings.ts'

export type OpenTree = 'rename' | 'remove'
type DialogsProps = { tree: TreeRow; open: OpenTree | undefined; onClose: () => void }

export function TreeDialogs({ tree, open, onClose }: DialogsProps) {
  const removal = useRemoveTree()
  return (
    <>
      <Dialog isOpen={open === 'rename'} onClose={onClose} title={strings.rename}>
        {open === 'rename' && <RenameForm tree={tree} onDone={onClose} />}
      </Dialog>
      <RemoveDialog
        thing={open === 'remove' ? tree : undefined}
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

function RenameForm({ tree, onDone }: { tree: TreeRow; onDone: () => void }) {
  // The version that was seen when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(tree)
  const rename = useRenameTree(seen)
  return (
    <Form
      id="rename-tree"
      schema={RenameTree}
      defaultValues={{ title: seen.title }}
      error={rename.error}
      onSubmit={(command) => rename.mutate(command, { onSuccess: onDone })}
    >
      <Field name="title" label={strings.renameLabel} autoComplete="off" />
      <div>
        <Button type="submit" busy={rename.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}

/** What was removed, for those who may bring it back. */
export function RemovedTrees({ rows }: { rows: readonly TreeRow[] }) {
  const restore = useRestoreTree()
  if (rows.length === 0) return null
  return (
    <details css={[details, { marginTop: 24 }]}>
      <summary>{strings.removedOnes(rows.length)}</summary>
      <ul css={personRows}>
        {rows.map(({ id, title }) => (
          <li key={id} css={personRow}>
            <div>{title}</div>
            <div data-menu>
              <Button
                look="quiet"
                icon={Undo2}
                onClick={() =>
                  restore.mutate(id, {
                    onSuccess: () => void showToast({ title: strings.restored(title) }),
                    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
                  })
                }
              >
                {strings.restore}
                <span className="sr-only">: {title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
