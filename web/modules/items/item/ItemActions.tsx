import { Eye, EyeOff, Pencil, RotateCwSquare, Star, StarOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DescribeItem, type ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Form } from '../../../ui/Form.tsx'
import { MoreMenu, type MenuItem } from '../../../ui/MoreMenu.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { UNDO_MS } from '../undo.ts'
import { useBin, useDescribe, useMark, useRestore, useSetAnalysis, useTurn } from '../commands.ts'
import { itemStrings as strings } from './strings.ts'
import { ViewButton } from './Viewer.tsx'

/** What can be done with a memory, as far as the reader may. */
export function ItemActions({ row }: { row: ItemDetail }) {
  const mark = useMark()
  const turn = useTurn()
  const bin = useBin()
  const restore = useRestore()
  const analysis = useSetAnalysis()
  const [isDescribing, setDescribing] = useState(false)
  const close = () => setDescribing(false)
  if (row.binnedAt !== null) return null
  const putAway = () =>
    bin.mutate(row, {
      onSuccess: () =>
        void showToast({
          title: strings.binned,
          shownForMs: UNDO_MS,
          act: { words: strings.undo, otherwise: strings.undoOtherwise, onPress: () => restore.mutate(row.id) },
        }),
    })
  const items: readonly MenuItem[] = row.mayChange
    ? [
        { words: strings.describe, icon: Pencil, onSelect: () => setDescribing(true) },
        ...(row.kind === 'photo'
          ? [{ words: strings.turn, icon: RotateCwSquare, onSelect: () => turn.mutate(row) }]
          : []),
        ...(row.kind === 'story'
          ? []
          : [
              {
                words: row.isClosedToMachines ? strings.openToMachines : strings.closeToMachines,
                icon: row.isClosedToMachines ? Eye : EyeOff,
                onSelect: () =>
                  analysis.mutate(
                    { id: row.id, isAllowed: row.isClosedToMachines },
                    {
                      onSuccess: () =>
                        void showToast({
                          title: row.isClosedToMachines ? strings.openedToMachines : strings.closedToMachines,
                        }),
                    },
                  ),
              },
            ]),
        { words: strings.bin, icon: Trash2, isDanger: true, onSelect: putAway },
      ]
    : []
  return (
    <>
      <ViewButton
        icon={row.isFavorite ? StarOff : Star}
        label={row.isFavorite ? strings.notFavorite : strings.favorite}
        onPress={() => mark.mutate(row)}
      />
      <MoreMenu label={strings.more} items={items} />
      <Dialog isOpen={isDescribing} onClose={close} title={strings.describe}>
        {isDescribing && <DescribeForm row={row} onDone={close} />}
      </Dialog>
    </>
  )
}

function DescribeForm({ row, onDone }: { row: ItemDetail; onDone: () => void }) {
  // The version that was on the page when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(row)
  const describe = useDescribe(seen)
  const isWritten = seen.kind === 'story'
  return (
    <Form
      id="describe-item"
      schema={DescribeItem}
      defaultValues={{
        title: seen.title === seen.name ? '' : seen.title,
        caption: seen.caption,
        ...(isWritten && { text: seen.text }),
      }}
      error={describe.error}
      onSubmit={(command) => describe.mutate(command, { onSuccess: onDone })}
    >
      <Field name="title" label={strings.titleLabel} autoComplete="off" optional />
      {isWritten && <TextArea name="text" label={strings.textLabel} rows={8} />}
      <TextArea name="caption" label={strings.captionLabel} rows={3} optional />
      <div>
        <Button type="submit" busy={describe.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
