import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { THEMES, type ScrapbookRow } from '../../../backend/modules/scrapbooks/contract.ts'
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
import { StartForm } from './HeadForm.tsx'
import { scrapbooks, useRestoreScrapbook } from './scrapbooks.ts'
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
    display: inline-flex;
    align-items: center;
    min-height: 48px;
  }
`

/** The family's books, the newest first. */
export function ScrapbooksPage() {
  const { isNone } = useFamily()
  const all = useQuery(scrapbooks())
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

function Shown({ rows }: { rows: readonly ScrapbookRow[] }) {
  const mayAdd = useFamily().may('add')
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const start = mayAdd && (
    <Button icon={Plus} onClick={() => setStarting(true)}>
      {strings.make}
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
      <Dialog isOpen={isStarting} onClose={() => setStarting(false)} title={strings.make} line={strings.makeLine}>
        <StartForm onDone={(id) => navigate(paths.scrapbook(id))} />
      </Dialog>
    </div>
  )
}

function Cards({ rows }: { rows: readonly ScrapbookRow[] }) {
  const restore = useRestoreScrapbook()
  const refusal = useExplained(restore.error)
  return (
    <>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <ul css={grid}>
        {rows.map(({ id, title, theme, n, addedBy, removedAt, mayChange }) => (
          <li key={id} css={frame}>
            <h2>{removedAt === null ? <Link href={paths.scrapbook(id)}>{title}</Link> : title}</h2>
            <p>{removedAt === null ? THEMES[theme].words : strings.isRemoved}</p>
            <p css={small}>{strings.facts(n, addedBy)}</p>
            {removedAt !== null && mayChange && (
              <Button
                look="quiet"
                icon={Undo2}
                onClick={() => restore.mutate(id, { onSuccess: () => showToast({ title: strings.restored(title) }) })}
              >
                {strings.restore}
                <span className="sr-only">: {title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
