import { CircleCheck, FileWarning, Hourglass, TreeDeciduous } from 'lucide-react'
import { useState } from 'react'
import type { ImportRow } from '../../../../backend/modules/records/contract.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { useExplained } from '../../../ui/useExplained.ts'
import { useApplyImport, useCancelImport, useUndoImport } from '../commands.ts'
import { ReportPart } from './ReportPart.tsx'
import { bringStrings as strings } from './strings.ts'

type CardProps = { treeId: string; row: ImportRow }

/** Where the newest file that was brought into a tree stands, and what can be done with it. */
export function ImportCard({ treeId, row }: CardProps) {
  const { state } = row
  if (state === 'read' && row.report) return <Read treeId={treeId} row={row} />
  if (state === 'finished') return <Finished treeId={treeId} row={row} />
  if (state === 'refused') return <Refused treeId={treeId} row={row} />
  const words =
    state === 'applying'
      ? strings.applying(row.applied, row.records)
      : state === 'undoing'
        ? strings.undoing
        : strings.reading
  return (
    <Banner tone="note" icon={Hourglass} title={words} live="polite">
      {state === 'applying' && <progress value={row.applied} max={row.records} aria-label={words} />}
    </Banner>
  )
}

function Read({ treeId, row }: CardProps) {
  const { report, people } = row
  const apply = useApplyImport()
  const cancel = useCancelImport()
  const refusal = useExplained(apply.error ?? cancel.error)
  const isNothingNew = report !== null && report.same >= row.records
  return (
    <Banner
      tone="note"
      icon={TreeDeciduous}
      title={isNothingNew ? strings.nothingNew : strings.readTitle(people)}
      live="polite"
      actions={
        <>
          {!isNothingNew && (
            <Button
              busy={apply.isPending}
              busyLabel={strings.apply}
              onClick={() => apply.mutate({ treeId, id: row.id })}
            >
              {strings.apply}
            </Button>
          )}
          <Button look="secondary" onClick={() => cancel.mutate({ treeId, id: row.id })}>
            {strings.cancel}
          </Button>
        </>
      }
    >
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      {report && <ReportPart treeId={treeId} id={row.id} report={report} />}
    </Banner>
  )
}

function Finished({ treeId, row }: CardProps) {
  const undo = useUndoImport()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Banner
      tone="done"
      icon={CircleCheck}
      title={strings.finished(row.people)}
      live="polite"
      actions={
        <Button look="secondary" onClick={() => setIsAsked(true)}>
          {strings.undo}
        </Button>
      }
    >
      <p>{strings.finishedLine}</p>
      <p>
        <a href={`/api/items/${row.itemId}/original`} download>
          {strings.theFile}
        </a>
      </p>
      <RemoveDialog
        thing={isAsked ? { treeId, id: row.id } : undefined}
        words={() => ({
          title: strings.undoTitle,
          line: strings.undoLine,
          yes: strings.undoYes,
          no: strings.undoNo,
        })}
        removal={undo}
        onClose={() => setIsAsked(false)}
      />
    </Banner>
  )
}

function Refused({ treeId, row }: CardProps) {
  const cancel = useCancelImport()
  const why = strings.refused[row.reason] ?? strings.refusedTitle
  return (
    <Banner
      tone="problem"
      icon={FileWarning}
      title={strings.refusedTitle}
      live="polite"
      actions={
        <Button look="secondary" onClick={() => cancel.mutate({ treeId, id: row.id })}>
          {strings.cancel}
        </Button>
      }
    >
      <p>{why}</p>
      {row.firstLine !== '' && <p dir="auto">{strings.firstLine(row.firstLine)}</p>}
    </Banner>
  )
}
