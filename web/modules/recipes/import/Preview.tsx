import { css } from '@emotion/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import { useExplained } from '../../../ui/useExplained.ts'
import type { Found, State } from './found.ts'
import { FoundLine } from './FoundLine.tsx'
import { importStrings as strings } from './strings.ts'
import { useKeep } from './useKeep.ts'

const frame = css`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
`
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`
const ORDER = ['ok', 'look', 'duplicate', 'failed'] as const satisfies readonly State[]
const LINE_PX = 76

/** A line each; what is ready is chosen, the rest only by hand. Of thousands those in sight alone are drawn. */
export function Preview({ found, onAgain }: { found: readonly Found[]; onAgain: () => void }) {
  const [chosen, setChosen] = useState(
    () => new Set(found.filter(({ state }) => state === 'ok').map(({ recipeId }) => recipeId)),
  )
  const [state, setState] = useState<State | 'all'>('all')
  const [fault, setFault] = useState(false)
  const { keep, done, kept, refused, isBusy, error } = useKeep()
  const refusal = useExplained(error)
  const shown = state === 'all' ? found : found.filter((one) => one.state === state)
  const counts = ORDER.map((each) => [each, found.filter((one) => one.state === each).length] as const).filter(
    ([, n]) => n > 0,
  )
  const choices = [
    { value: 'all' as const, words: strings.shown(found.length) },
    ...counts.map(([value, n]) => ({ value, words: `${strings.states[value]} (${n.toLocaleString('en-US')})` })),
  ]
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const left = found.filter(({ recipeId }) => chosen.has(recipeId) && !kept.has(recipeId))
  if (kept.size + refused.size > 0 && !isBusy && !refusal)
    return <Report found={found} kept={kept} refused={refused} onAgain={onAgain} />
  return (
    <section aria-labelledby="import-found" css={{ display: 'grid', gap: 20 }}>
      <div>
        <h2 id="import-found">{strings.foundTitle(found.length)}</h2>
        <p>{strings.foundLine}</p>
      </div>
      {counts.length > 1 && (
        <Select
          id="import-shown"
          label={strings.show}
          value={state}
          choices={choices}
          onChange={(value) => setState(value as State | 'all')}
          css={{ maxWidth: 320 }}
        />
      )}
      <div css={row}>
        <Button
          look="quiet"
          onClick={() => setChosen(new Set(found.filter((one) => one.state === 'ok').map(({ recipeId }) => recipeId)))}
        >
          {strings.all}
        </Button>
        <Button look="quiet" onClick={() => setChosen(new Set())}>
          {strings.none}
        </Button>
      </div>
      <Lines found={shown} chosen={chosen} onChoose={choose} />
      {(fault || refusal) && (
        <p role="alert" css={problem}>
          <CircleAlert aria-hidden />
          {refusal?.message ?? strings.noneChosen}
        </p>
      )}
      <div css={row}>
        <Button
          busy={isBusy}
          busyLabel={strings.keeping(done, chosen.size)}
          onClick={() => {
            setFault(left.length === 0)
            if (left.length > 0) void keep(left)
          }}
        >
          {strings.keep(left.length)}
        </Button>
        <Button look="secondary" onClick={onAgain}>
          {strings.again}
        </Button>
      </div>
    </section>
  )
}

type LinesProps = {
  found: readonly Found[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
}

function Lines({ found, chosen, onChoose }: LinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  // What it gives is used here alone, and nothing that it is handed to keeps it.
  // oxlint-disable-next-line react/incompatible-library
  const lines = useWindowVirtualizer({
    count: found.length,
    estimateSize: () => LINE_PX,
    overscan: 8,
    scrollMargin: top,
  })
  return (
    <ul ref={list} css={frame} style={{ height: lines.getTotalSize() }} aria-label={strings.foundTitle(found.length)}>
      {lines.getVirtualItems().map(({ index, key, start }) => {
        const one = found[index]
        return (
          one && (
            <li
              key={key}
              ref={lines.measureElement}
              data-index={index}
              css={{ position: 'absolute', insetInline: 0, top: 0 }}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <FoundLine one={one} isChosen={chosen.has(one.recipeId)} onChoose={(is) => onChoose(one.recipeId, is)} />
            </li>
          )
        )
      })}
    </ul>
  )
}

type ReportProps = {
  found: readonly Found[]
  kept: ReadonlySet<string>
  refused: ReadonlyMap<string, string>
  onAgain: () => void
}

/** What became of it; those that were refused are named. */
const Report = ({ found, kept, refused, onAgain }: ReportProps) => (
  <section css={{ display: 'grid', gap: 20 }}>
    <output css={{ fontSize: 'var(--fs-h4)' }}>{strings.kept(kept.size)}</output>
    {refused.size > 0 && (
      <div>
        <p>{strings.notKept(refused.size)}</p>
        <ul>
          {found
            .filter(({ recipeId }) => refused.has(recipeId))
            .map(({ recipeId, title }) => (
              <li key={recipeId}>{title}</li>
            ))}
        </ul>
      </div>
    )}
    <div css={row}>
      <ButtonLink href={paths.familyRecipes()}>{strings.toList}</ButtonLink>
      <Button look="secondary" onClick={onAgain}>
        {strings.again}
      </Button>
    </div>
  </section>
)
