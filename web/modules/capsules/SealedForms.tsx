import { useState, type ReactNode } from 'react'
import type { CapsuleDetail } from '../../../backend/modules/capsules/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { partsOf, readDate } from '../../ui/dateInWords.ts'
import { problem } from '../../ui/fieldStyle.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { useChangeOpeners, useMoveOpening } from './capsules.ts'
import { DayField, OpenersField } from './HeadFields.tsx'
import { strings } from './strings.ts'

type Props = { row: CapsuleDetail; onDone: () => void }

function Frame({
  error,
  isBusy,
  onSave,
  children,
}: {
  error: unknown
  isBusy: boolean
  onSave: () => void
  children: ReactNode
}) {
  const refusal = useExplained(error)
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: 20 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      {children}
      <div>
        <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </form>
  )
}

/** Whom it names while it is sealed. */
export function OpenersForm({ row, onDone }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(row.openers.map(({ id }) => id))
  const change = useChangeOpeners(row.id)
  const save = () => change.mutate({ openerIds: [...chosen] }, { onSuccess: onDone })
  return (
    <Frame error={change.error} isBusy={change.isPending} onSave={save}>
      <OpenersField chosen={chosen} onChange={setChosen} />
    </Frame>
  )
}

/** A later day. */
export function MoveForm({ row, onDone }: Props) {
  const [day, setDay] = useState(partsOf(row.day))
  const move = useMoveOpening(row.id)
  const read = readDate(day)
  const save = () => {
    if (read.kind === 'date') move.mutate({ day: read.date, zone: row.zone }, { onSuccess: onDone })
  }
  return (
    <Frame error={move.error} isBusy={move.isPending} onSave={save}>
      <DayField value={day} onChange={setDay} />
    </Frame>
  )
}
