import { useState } from 'react'
import type { ItemDetail, Visibility } from '../../../../backend/modules/items/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { useExplained } from '../../../ui/useExplained.ts'
import { AlbumForm } from '../choose/AlbumForm.tsx'
import { DateForm } from '../choose/DateForm.tsx'
import { PlaceForm } from '../choose/PlaceForm.tsx'
import { chooseStrings } from '../choose/strings.ts'
import { useDate, usePlaceItem, useSetVisibility } from '../commands.ts'
import { itemStrings as strings } from './strings.ts'

export type Part = 'date' | 'place' | 'albums' | 'visibility'
type FormProps = { row: ItemDetail; onDone: () => void }

const TITLES: Readonly<Record<Part, string>> = {
  date: chooseStrings.dateTitle,
  place: chooseStrings.placeTitle,
  albums: chooseStrings.albumTitle,
  visibility: strings.seen,
}

/** Changes one fact; what was on the page when it was opened is what is changed. */
export const ChangeDialog = ({
  row,
  part,
  onClose,
}: {
  row: ItemDetail
  part: Part | undefined
  onClose: () => void
}) => (
  <Dialog isOpen={part !== undefined} onClose={onClose} title={part === undefined ? '' : TITLES[part]}>
    {part === 'date' && <When row={row} onDone={onClose} />}
    {part === 'place' && <Where row={row} onDone={onClose} />}
    {part === 'albums' && <AlbumForm rows={[row]} onDone={onClose} />}
    {part === 'visibility' && <Seen row={row} onDone={onClose} />}
  </Dialog>
)

function When({ row, onDone }: FormProps) {
  const [seen] = useState(row)
  const date = useDate(seen)
  const isSaid = seen.date.source === 'person'
  return (
    <DateForm
      words={isSaid ? seen.date.words : ''}
      {...(isSaid && { hint: chooseStrings.dateNone })}
      error={date.error}
      isBusy={date.isPending}
      onSave={(command) => date.mutate(command, { onSuccess: onDone })}
    />
  )
}

function Where({ row, onDone }: FormProps) {
  const [seen] = useState(row)
  const place = usePlaceItem(seen)
  return (
    <PlaceForm
      placeId={seen.placeId}
      at={seen.facts.at}
      error={place.error}
      isBusy={place.isPending}
      onSave={(placeId) => place.mutate({ placeId }, { onSuccess: onDone })}
    />
  )
}

const choices = (['family', 'only_me'] as const).map((value) => ({
  value,
  words: strings.seenBy[value],
  line: strings.seenLine[value],
}))

function Seen({ row, onDone }: FormProps) {
  const [seen] = useState(row)
  const [visibility, choose] = useState<Visibility>(seen.visibility)
  const set = useSetVisibility(seen)
  const refusal = useExplained(set.error)
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <RadioCards name="visibility" legend={strings.seen} choices={choices} value={visibility} onChange={choose} />
      <div>
        <Button
          busy={set.isPending}
          busyLabel={strings.saving}
          onClick={() => set.mutate({ visibility }, { onSuccess: onDone })}
        >
          {strings.save}
        </Button>
      </div>
    </div>
  )
}
