import { memo } from 'react'
import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import type { Box } from './layout/shape.ts'
import { sectorOf, SMALLEST, type Level } from './marks.ts'
import { initials, nameLines, nameOf, shownName, yearsOf } from './people.ts'
import { chartStrings as strings } from './strings.ts'
import type { Dye } from './tints.ts'

/** How far a voice has come, from 0 to 1. */
export type Playing = { readonly part: number; readonly isPaused: boolean }
type MarkProps = {
  box: Box
  person: ChartPerson
  level: Level
  scale: number
  label: string
  isChosen: boolean
  dye: Dye
  playing: Playing | undefined
  id: string
}

const RING = 26
const ROUND = 2 * Math.PI * RING

/** A person on a chart: as much of them as has room at this scale. */
export const PersonMark = memo((props: MarkProps) => {
  const { box, person, isChosen, label, id, level } = props
  return (
    <g
      id={id}
      role="treeitem"
      aria-label={label}
      aria-selected={isChosen}
      data-box
      data-chosen={isChosen || undefined}
      data-masked={person.isMasked || undefined}
      data-stub={box.isStub || undefined}
      data-playing={props.playing !== undefined || undefined}
      style={{ transform: `translate(${box.x}px, ${box.y}px)` }}
    >
      {box.arc ? <Sector {...props} /> : level === 'dot' ? <Dot {...props} /> : <Card {...props} />}
    </g>
  )
})

const Dot = ({ box: { width, height } }: MarkProps) => (
  <rect data-frame x={-width / 2} y={-height / 2} width={width} height={height} rx={8} data-filled />
)

function Card({ box, person, level, scale, playing }: MarkProps) {
  const { width, height, isStub } = box
  const size = Math.max(16, SMALLEST / scale)
  const hasFace = level === 'card' && !isStub
  const left = -width / 2 + (hasFace ? 76 : 12)
  const room = width - (hasFace ? 84 : 20)
  const years = person.isMasked ? '' : yearsOf(person)
  const lines = isStub
    ? [strings.see(shownName(person, room - size * 4, size))]
    : nameLines(person, room, size, level === 'card' ? 2 : 1)
  const step = size * 1.15
  const first = (-step * (lines.length - (years === '' ? 1 : 0))) / 2
  if (level === 'initials')
    return (
      <>
        <rect data-frame x={-width / 2} y={-height / 2} width={width} height={height} rx={8} />
        <text textAnchor="middle" dominantBaseline="central" fontSize={size} data-name>
          {initials(person)}
        </text>
      </>
    )
  return (
    <>
      <title>{nameOf(person)}</title>
      <rect data-frame x={-width / 2} y={-height / 2} width={width} height={height} rx={8} />
      {hasFace && !person.isMasked && (
        <g transform={`translate(${-width / 2 + 10} ${-28})`}>
          {playing ? <Ring playing={playing} /> : <Face person={person} />}
        </g>
      )}
      {lines.map((line, index) => (
        <text key={line} x={left} y={first + index * step} dominantBaseline="central" fontSize={size} data-name>
          {line}
        </text>
      ))}
      {years !== '' && (
        <text x={left} y={first + lines.length * step} dominantBaseline="central" fontSize={size * 0.94} data-years>
          {years}
        </text>
      )}
      {person.voices > 0 && !isStub && level === 'card' && (
        <g transform={`translate(${width / 2 - 44} ${height / 2 - 16})`} aria-hidden="true">
          <rect width={46} height={24} rx={5} data-badge />
          <path d="M11 6v6a3 3 0 0 0 6 0v-6a3 3 0 0 0-6 0zM8 12a6 6 0 0 0 12 0M14 18v3" data-badge-line />
          <text x={32} y={12.5} textAnchor="middle" dominantBaseline="central" fontSize={15} data-badge-text>
            {person.voices > 99 ? '99' : person.voices}
          </text>
        </g>
      )}
    </>
  )
}

const Face = ({ person }: { person: ChartPerson }) =>
  person.photoId === null ? (
    <Avatar name={person.name} seed={person.id} size={56} />
  ) : (
    <image href={`/api/items/${person.photoId}/thumb`} width={56} height={56} preserveAspectRatio="xMidYMid slice" />
  )

const Ring = ({ playing: { part, isPaused } }: { playing: Playing }) => (
  <g transform="translate(28 28)" aria-hidden="true">
    <circle r={RING} data-track />
    <circle r={RING} data-ring transform="rotate(-90)" strokeDasharray={`${ROUND * part} ${ROUND}`} />
    {isPaused ? <path d="M-6-9v18l15-9z" data-glyph /> : <path d="M-7-9h5v18h-5zM2-9h5v18h-5z" data-glyph />}
  </g>
)

function Sector({ box, person, scale, dye }: MarkProps) {
  const { arc, x, y, width, height } = box
  if (!arc) return null
  const size = Math.max(15, SMALLEST / scale)
  const middle = (arc.from + arc.to) / 2
  // Where a part is wide its words run along the ring, else out from the middle; none stands on its head.
  const isAlong = width > 84
  const turn = (isAlong ? middle : middle - Math.PI / 2) * (180 / Math.PI)
  const isOver = Math.cos((turn * Math.PI) / 180) < -0.001
  const [long, high] = isAlong ? [width * 0.86, height] : [height, width]
  const hasRoom = high * scale >= SMALLEST && long * scale >= 30
  return (
    <>
      <title>{nameOf(person)}</title>
      <path d={sectorOf(arc)} transform={`translate(${-x} ${-y})`} data-frame data-dye={dye} />
      {hasRoom && (
        <g transform={`rotate(${isOver ? turn + 180 : turn})`} aria-hidden="true">
          <text
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={size}
            y={high > size * 2.4 ? -size * 0.6 : 0}
            data-on-dye
          >
            {shownName(person, long, size)}
          </text>
          {high > size * 2.4 && (
            <text textAnchor="middle" dominantBaseline="central" fontSize={size} y={size * 0.7} data-on-dye>
              {person.isMasked ? '' : yearsOf(person)}
            </text>
          )}
        </g>
      )}
    </>
  )
}
