import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import type { ChartPerson, Kin } from '../../../../backend/modules/records/contract.ts'
import { Bands } from './Bands.tsx'
import { CaptionMark } from './CaptionMark.tsx'
import { canvas } from './chartStyle.ts'
import { Handles } from './Handles.tsx'
import type { Box, Layout } from './layout/shape.ts'
import { MiniMap } from './MiniMap.tsx'
import { boxAt, isInSight, isLineInSight, levelOf, MOST_LIVE, threadOf } from './marks.ts'
import { paint } from './paint.ts'
import { PersonMark, type Playing } from './PersonMark.tsx'
import { dyeOf, type ColorsBy } from './tints.ts'
import { useViewport } from './useViewport.ts'

export type CanvasHandle = {
  readonly zoomBy: (times: number) => void
  readonly fit: () => void
  readonly show: (id: string) => void
}
/** Whose voice is played, how far it is, and what is being said. */
export type Heard = Playing & {
  readonly id: string
  readonly title: string
  readonly caption: string
  readonly photoId: string | null
}
type CanvasProps = {
  ref: Ref<CanvasHandle>
  layout: Layout
  people: ReadonlyMap<string, ChartPerson>
  rootId: string
  chosenId: string
  /** Which chart it is: another one begins anew. */
  view: string
  /** It begins with the person in the middle, at full size. */
  isAtPerson: boolean
  colorsBy: ColorsBy
  label: string
  hintId: string
  said: (person: ChartPerson) => string
  playing: Heard | undefined
  onChoose: (id: string) => void
  onMore: (id: string) => void
  onAdd: ((kin: Kin) => void) | undefined
  onKey: (event: React.KeyboardEvent) => void
}

const MOVE_MS = 400
/** A map beside a chart of a few dozen says nothing. */
const MAP_FROM = 60
const markId = (key: string): string => `mark-${key.replaceAll(' ', '-')}`

/** The chart itself: what is in sight of it as marks, or painted where that is too much; one stop for the Tab key. */
export function Canvas({ ref, layout, people, rootId, chosenId, view, colorsBy, label, ...rest }: CanvasProps) {
  const { hintId, isAtPerson, said, playing, onChoose, onMore, onAdd, onKey } = rest
  const frame = useRef<HTMLDivElement>(null)
  const scene = useRef<SVGGElement>(null)
  const painted = useRef<HTMLCanvasElement>(null)
  const [isMoving, setIsMoving] = useState(false)
  const drawing = useRef({ layout, people, colorsBy })
  const port = useViewport(frame, (at) => {
    scene.current?.setAttribute('style', `transform: translate(${at.x}px, ${at.y}px) scale(${at.k})`)
    if (painted.current) paint(painted.current, at, drawing.current)
  })
  const { seen } = port
  const boxOf = (id: string): Box | undefined => layout.boxes.find((box) => box.id === id && !box.isStub)
  const shown = useMemo(() => (seen ? layout.boxes.filter((box) => isInSight(box, seen)) : []), [layout, seen])
  const isPainted = shown.length > MOST_LIVE
  const lines = useMemo(
    () => (seen && !isPainted ? layout.lines.filter((line) => isLineInSight(line, seen)) : []),
    [layout, seen, isPainted],
  )
  const fit = () => port.fit(layout.frame)
  const show = (id: string) => {
    const box = boxOf(id)
    if (box) port.center([box.x, box.y])
  }
  useImperativeHandle(ref, () => ({ zoomBy: port.zoomBy, fit, show }))

  // Another view begins with all of it, or with the person in the middle where that would be too small to read.
  useEffect(() => {
    if (isAtPerson) port.center([0, 0], 1)
    else fit()
    // Not when the same chart is laid out anew: who moves in it stays where they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [view])
  const before = useRef({ layout, rootId })
  useEffect(() => {
    const last = before.current
    before.current = { layout, rootId }
    if (last.layout === layout) return undefined
    if (last.rootId !== rootId) port.center([0, 0])
    setIsMoving(true)
    const timer = setTimeout(() => setIsMoving(false), MOVE_MS)
    return () => clearTimeout(timer)
    // A layout comes after what it was asked for, and what changed is told by it alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [layout])
  useEffect(() => {
    drawing.current = { layout, people, colorsBy }
    if (painted.current) paint(painted.current, port.transform.current, drawing.current)
  }, [layout, people, colorsBy, isPainted, port])

  const chosen = boxOf(chosenId)
  const speaking = playing && boxOf(playing.id)
  const marks = isPainted ? [] : shown
  const drawn = chosen && !marks.includes(chosen) ? [...marks, chosen] : marks
  const scale = seen?.scale ?? 1
  const mark = (box: Box) => {
    const person = people.get(box.id)
    if (!person) return null
    return (
      <PersonMark
        key={box.key}
        id={markId(box.key)}
        box={box}
        person={person}
        level={levelOf(box, scale)}
        scale={scale}
        label={said(person)}
        isChosen={box === chosen}
        dye={dyeOf(box, person, colorsBy)}
        playing={playing?.id === box.id ? playing : undefined}
      />
    )
  }
  const press = (event: React.MouseEvent) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const box = boxAt(layout, port.at(event.clientX - left, event.clientY - top))
    if (!box) return
    onChoose(box.id)
    if (box.isStub) show(box.id)
  }
  return (
    // Its keys lead by kinship; each person in it is named by the one that is active.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hintId}
      aria-activedescendant={chosen && markId(chosen.key)}
      css={canvas}
      data-moving={isMoving || undefined}
      onKeyDown={onKey}
      onClick={press}
    >
      {isPainted && <canvas ref={painted} aria-hidden="true" />}
      <svg role="presentation">
        <g ref={scene} data-scene role="presentation">
          {!isPainted && seen && <Bands rows={layout.rows} boxes={layout.boxes} people={people} seen={seen} />}
          {lines.map(({ key, points }) => (
            <path key={key} d={threadOf(points)} data-thread data-line vectorEffect="non-scaling-stroke" />
          ))}
          {!isPainted &&
            scale > 0.25 &&
            layout.joints.map(({ key, x, y }) => <circle key={key} cx={x} cy={y} r={8} data-joint data-line />)}
          {drawn.map(mark)}
          {playing && speaking && !speaking.arc && scale > 0.5 && <CaptionMark box={speaking} {...playing} />}
          {!isPainted && (
            <Handles layout={layout} chosen={chosen} onMore={onMore} onAdd={scale > 0.5 ? onAdd : undefined} />
          )}
        </g>
      </svg>
      {layout.boxes.length >= MAP_FROM && seen && (
        <MiniMap layout={layout} seen={seen} onGo={(at) => port.center(at)} />
      )}
    </div>
  )
}
