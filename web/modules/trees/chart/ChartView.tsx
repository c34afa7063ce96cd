import { css } from '@emotion/react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { ChartPerson, Kin } from '../../../../backend/modules/records/contract.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { small } from '../../../ui/surfaces.ts'
import { useIsWide } from '../../../ui/useIsWide.ts'
import { Canvas, type CanvasHandle, type Heard } from './Canvas.tsx'
import type { Drawn } from './drawn.ts'
import { FindDialog } from './FindDialog.tsx'
import { kinFrom } from './kinTo.ts'
import type { Asked } from './layout/layouts.ts'
import { announced, nameOf } from './people.ts'
import { Sheets } from './Sheets.tsx'
import { saveAsSvg } from './saveAsSvg.tsx'
import { chartStrings as strings } from './strings.ts'
import { Toolbar, type Look } from './Toolbar.tsx'
import { useLayout } from './useLayout.ts'
import { nextByKin } from './walk.ts'

const START: Look = { view: 'family', direction: 'right', round: 270, fanOf: 'ancestors', colorsBy: 'line' }

const frame = css`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  &[data-panel] {
    @media (min-width: 1280px) {
      grid-template-columns: minmax(0, 1fr) 344px;
    }
    @media (min-width: 1536px) {
      grid-template-columns: minmax(0, 1fr) 432px;
    }
  }
`

/** Of two layouts of one view the second is the first, changed; another view begins anew. */
const viewOf = ({ view, direction, round, isFanOfDescendants }: Asked): string =>
  [view, direction, round, isFanOfDescendants].join(' ')

export type Beside = {
  readonly person: ChartPerson
  readonly kin: string
  readonly close: () => void
  readonly center: () => void
}
type ViewProps = {
  tree: Drawn
  homeId: string
  title: string
  /** Who looks, if they are in the tree. */
  ownId?: string | undefined
  playing?: Heard | undefined
  onPlay?: (person: ChartPerson) => void
  onAdd?: ((id: string, kin: Kin) => void) | undefined
  /** What is known of someone, beside the chart. */
  renderBeside?: ((of: Beside) => ReactNode) | undefined
  tools?: ReactNode
  /** Told of whom the chart is drawn around. */
  onCenter?: (id: string) => void
}

/** A tree as a chart, for whoever may see it: the same for a member, by a link and for a visitor. */
export function ChartView({
  tree,
  homeId,
  title,
  ownId,
  playing,
  onPlay,
  onAdd,
  renderBeside,
  tools,
  onCenter,
}: ViewProps) {
  const [look, setLook] = useState(START)
  const [root, setRoot] = useState(homeId)
  const [chosen, setChosen] = useState(homeId)
  const [opened, setOpened] = useState<readonly string[]>([])
  const [isPanel, setIsPanel] = useState(false)
  const [open, setOpen] = useState<'find' | 'print'>()
  const [note, setNote] = useState('')
  const handle = useRef<CanvasHandle>(null)
  /** Whose partners the keys walk through. */
  const hub = useRef<string>(undefined)
  const isWide = useIsWide()
  const { people, graph, n, most } = tree
  const rootId = people.has(root) ? root : (tree.ids[0] ?? '')
  const chosenId = people.has(chosen) ? chosen : rootId
  const { view, direction, round, fanOf, colorsBy } = look
  const isFanOfDescendants = fanOf === 'descendants'
  const { drawn, hasFailed } = useLayout(tree, { view, rootId, direction, round, isFanOfDescendants, opened })
  const layout = drawn?.layout
  const kin = useMemo(() => kinFrom(graph, people, ownId), [graph, people, ownId])
  const person = people.get(chosenId)
  const say = (of: ChartPerson) => announced(graph, of, kin(of.id))

  const center = (id: string) => {
    setRoot(id)
    setChosen(id)
    onCenter?.(id)
  }
  const isDrawn = (id: string) => layout?.boxes.some((box) => box.id === id && !box.isStub) === true
  /** Chooses someone, and draws the chart around them where they are not on it. */
  const reach = (id: string) => {
    const of = people.get(id)
    if (of) setNote(say(of))
    if (isDrawn(id)) {
      setChosen(id)
      handle.current?.show(id)
    } else center(id)
  }
  const onKey = (event: React.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const acts: Readonly<Record<string, () => void>> = {
      Enter: () => setIsPanel(true),
      ' ': () => person && onPlay?.(person),
      h: () => reach(homeId),
      H: () => reach(homeId),
      '/': () => setOpen('find'),
      '+': () => handle.current?.zoomBy(1),
      '-': () => handle.current?.zoomBy(-1),
      '0': () => handle.current?.fit(),
      Escape: () => setIsPanel(false),
    }
    const isArrow = key.startsWith('Arrow')
    if (!isArrow && !(key in acts)) return
    event.preventDefault()
    if (!isArrow) {
      hub.current = undefined
      return acts[key]?.()
    }
    const next = nextByKin(graph, people, { id: chosenId, hub: hub.current ?? chosenId }, event)
    const isAlong = event.shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')
    hub.current = isAlong ? (hub.current ?? chosenId) : undefined
    if (next === undefined) setNote(strings.noOne)
    else reach(next)
    return undefined
  }

  const panel =
    isPanel &&
    person &&
    renderBeside?.({ person, kin: kin(person.id), close: () => setIsPanel(false), center: () => center(person.id) })
  return (
    <div css={{ display: 'grid', gap: 14 }}>
      <Toolbar
        look={look}
        onLook={setLook}
        onFind={() => setOpen('find')}
        onZoom={(times) => handle.current?.zoomBy(times)}
        onFit={() => handle.current?.fit()}
        onHome={() => {
          center(homeId)
          handle.current?.show(homeId)
        }}
        onSave={() => layout && saveAsSvg({ layout, people, colorsBy, title })}
        onPrint={() => setOpen('print')}
      >
        {tools}
      </Toolbar>
      <p id="chart-hint" className="sr-only">
        {strings.chartHint}
      </p>
      <p className="sr-only" aria-live="polite">
        {note}
      </p>
      {most < n && <p css={small}>{strings.notAll(most, n)}</p>}
      {hasFailed && <p role="alert">{strings.failed}</p>}
      <div css={frame} data-panel={(panel && isWide) || undefined}>
        {drawn && person ? (
          <Canvas
            ref={handle}
            layout={drawn.layout}
            people={people}
            rootId={drawn.asked.rootId}
            chosenId={chosenId}
            view={viewOf(drawn.asked)}
            isAtPerson={drawn.asked.view === 'family'}
            colorsBy={colorsBy}
            label={`${strings.chart}: ${nameOf(person)}`}
            hintId="chart-hint"
            said={say}
            playing={playing}
            onChoose={(id) => {
              setChosen(id)
              setIsPanel(true)
            }}
            onMore={(id) => setOpened((before) => [...before, id])}
            onAdd={onAdd && !person.isMasked ? (kinship) => onAdd(chosenId, kinship) : undefined}
            onKey={onKey}
          />
        ) : (
          !hasFailed && <Skeleton words={strings.fetching} />
        )}
        {panel}
      </div>
      <FindDialog
        isOpen={open === 'find'}
        people={people}
        onClose={() => setOpen(undefined)}
        onFound={(id) => {
          setOpen(undefined)
          reach(id)
        }}
      />
      {open === 'print' && layout && (
        <Sheets layout={layout} people={people} colorsBy={colorsBy} title={title} onDone={() => setOpen(undefined)} />
      )}
    </div>
  )
}
