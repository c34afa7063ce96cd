import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { CapsuleDetail, EditCapsule } from '../../../backend/modules/capsules/contract.ts'
import { useSession } from '../../app/session.ts'
import { Button } from '../../ui/Button.tsx'
import { partsOf, readDate } from '../../ui/dateInWords.ts'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { input, problem } from '../../ui/fieldStyle.ts'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { useAddCapsule, useEditCapsule } from './capsules.ts'
import { DayField, OpenersField } from './HeadFields.tsx'
import { strings } from './strings.ts'

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

type FieldsProps = {
  of?: Pick<CapsuleDetail, 'title' | 'day' | 'zone' | 'openers'>
  isBusy: boolean
  error: unknown
  onSave: (head: EditCapsule) => void
}

/** What it is called, when it opens and who opens it. */
function HeadForm({ of, isBusy, error, onSave }: FieldsProps) {
  const { user } = useSession()
  const [title, setTitle] = useState(of?.title ?? '')
  const [day, setDay] = useState(partsOf(of?.day ?? null))
  const [openerIds, setOpenerIds] = useState<readonly string[]>(
    of?.openers.map(({ id }) => id) ?? (user ? [user.id] : []),
  )
  const [isDayMissing, setDayMissing] = useState(false)
  const refusal = useExplained(error)
  const save = () => {
    const read = readDate(day)
    setDayMissing(read.kind !== 'date')
    if (read.kind === 'date') onSave({ title, day: read.date, zone: of?.zone ?? zoneHere(), openerIds: [...openerIds] })
  }
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: 20 }}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <FieldFrame id="capsule-title" label={strings.title}>
        {(control) => (
          <input
            {...control}
            value={title}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <DayField value={day} onChange={setDay} error={isDayMissing ? strings.chooseDay : undefined} />
      <OpenersField chosen={openerIds} onChange={setOpenerIds} />
      <div>
        <Button type="submit" busy={isBusy} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </form>
  )
}

/** Begins a capsule. */
export function StartForm({ onDone }: { onDone: (capsuleId: string) => void }) {
  const [capsuleId] = useState(() => uuid())
  const add = useAddCapsule()
  const save = (head: EditCapsule) =>
    add.mutate(
      { capsuleId, ...head },
      {
        onSuccess: () => {
          showToast({ title: strings.begun(head.title) })
          onDone(capsuleId)
        },
      },
    )
  return <HeadForm isBusy={add.isPending} error={add.error} onSave={save} />
}

/** Changes one while it is filled, on the version that was seen when the form was opened. */
export function ChangeForm({ row, onDone }: { row: CapsuleDetail; onDone: () => void }) {
  const [seen] = useState(row)
  const edit = useEditCapsule(seen)
  return (
    <HeadForm
      of={seen}
      isBusy={edit.isPending}
      error={edit.error}
      onSave={(head) => edit.mutate(head, { onSuccess: onDone })}
    />
  )
}
