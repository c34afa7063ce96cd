import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { CapsuleRow } from '../../../backend/modules/capsules/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { card, small } from '../../ui/surfaces.ts'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { capsules, useRestoreCapsule } from './capsules.ts'
import { inside, stateInWords } from './inWords.ts'
import { StartForm } from './StartForm.tsx'
import { strings } from './strings.ts'

const column = css`
  display: grid;
  gap: 24px;
  justify-items: start;
  & > ul,
  & > section {
    width: 100%;
  }
`
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 20px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const frame = css`
  ${card}
  display: grid;
  align-content: start;
  gap: 6px;
  padding: 20px 22px;
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--fs-h4);
  }
  a {
    display: inline-block;
    padding-block: 8px;
  }
`

/** The family's capsules, the one that opens first before all others. */
export function CapsulesPage() {
  const { isNone } = useFamily()
  const all = useQuery(capsules())
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  return (
    <>
      <PlaceHead line={strings.line} />
      <Loaded query={all} words={strings.fetching}>
        {(rows) => <Shown rows={rows} />}
      </Loaded>
    </>
  )
}

function Shown({ rows }: { rows: readonly CapsuleRow[] }) {
  const mayAdd = useFamily().may('add')
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const start = mayAdd && (
    <Button icon={Plus} onClick={() => setStarting(true)}>
      {strings.start}
    </Button>
  )
  return (
    <div css={column}>
      {rows.length === 0 ? (
        <EmptyState title={strings.emptyTitle} line={mayAdd ? strings.emptyLine : strings.emptyForViewer}>
          {start}
        </EmptyState>
      ) : (
        <>
          {start}
          <Cards rows={rows} />
        </>
      )}
      <Dialog isOpen={isStarting} onClose={() => setStarting(false)} title={strings.start} line={strings.startLine}>
        <StartForm onDone={(id) => navigate(paths.capsule(id))} />
      </Dialog>
    </div>
  )
}

function Cards({ rows }: { rows: readonly CapsuleRow[] }) {
  const restore = useRestoreCapsule()
  const refusal = useExplained(restore.error)
  const [now] = useState(() => Date.now())
  return (
    <>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <ul css={grid}>
        {rows.map((row) => (
          <li key={row.id} css={frame}>
            <h2>{row.removedAt === null ? <Link href={paths.capsule(row.id)}>{row.title}</Link> : row.title}</h2>
            <p>{row.removedAt === null ? stateInWords(row, now) : strings.isRemoved}</p>
            <p css={small}>{inside(row)}</p>
            {row.removedAt !== null && row.mayChange && (
              <Button
                look="quiet"
                icon={Undo2}
                onClick={() =>
                  restore.mutate(row.id, { onSuccess: () => showToast({ title: strings.restored(row.title) }) })
                }
              >
                {strings.restore}
                <span className="sr-only">: {row.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
