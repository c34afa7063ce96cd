import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ChangeRow } from '../../../backend/modules/records/contract.ts'
import { explain } from '../../app/explain.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { details } from '../../ui/detailsStyle.ts'
import { dateOf } from '../../ui/shortDay.ts'
import { small } from '../../ui/surfaces.ts'
import { showToast } from '../../ui/toasts.ts'
import { useUndo } from './commands.ts'
import { history } from './queries.ts'
import { strings } from './strings.ts'

/** What was changed in a tree by hand, asked for when it is opened. */
export function HistoryPart({ treeId }: { treeId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const all = useQuery({ ...history(treeId), enabled: isOpen })
  return (
    <details css={details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{strings.history}</summary>
      {isOpen && (
        <Loaded query={all} words={strings.fetching}>
          {(rows) => <Changes treeId={treeId} rows={rows} isNamed />}
        </Loaded>
      )}
    </details>
  )
}

type ChangesProps = { treeId: string; rows: readonly ChangeRow[]; isNamed?: boolean }

export function Changes({ treeId, rows, isNamed = false }: ChangesProps) {
  const undo = useUndo(treeId)
  const { may } = useFamily()
  if (rows.length === 0) return <p>{strings.historyEmpty}</p>
  return (
    <ul css={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((change) => (
        <li key={`${change.recordId} ${change.revision}`}>
          {strings.kinds[change.kind] ?? change.kind}
          {isNamed && change.name !== '' && (
            <>
              {': '}
              <Link href={paths.treePerson(treeId, change.recordId)}>{change.name}</Link>
            </>
          )}{' '}
          <span css={small}>
            {strings.changedBy(change.by)}, {dateOf(change.at)}
          </span>
          {change.canUndo && may('add') && (
            <Button
              look="quiet"
              icon={Undo2}
              onClick={() =>
                undo.mutate(change, {
                  onSuccess: () => void showToast({ title: strings.undone }),
                  onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
                })
              }
            >
              {strings.undo}
              {change.name !== '' && <span className="sr-only">: {change.name}</span>}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
