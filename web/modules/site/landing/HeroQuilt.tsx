import { BlockShapes } from '../../../ui/HearthBlock.tsx'
import { randoms, type Dye } from '../../../../backend/kernel/page/strips.ts'

const CELL = 178
const SIDE = 5
const LIGHTS: readonly (readonly Dye[])[] = [
  ['petal', 'clay', 'muslin'],
  ['woad', 'muslin', 'petal'],
  ['weld', 'petal', 'muslin'],
  ['lichen', 'muslin', 'woad'],
  ['clay', 'weld', 'petal'],
]
const DARKS: readonly (readonly Dye[])[] = [
  ['indigo', 'slate', 'night'],
  ['plum', 'madder', 'plum', 'night'],
  ['fir', 'night', 'indigo'],
  ['indigo', 'plum'],
  ['slate', 'indigo'],
]
/** Patches that are not sewn yet, by "column row": how many strips they have. */
const OPEN: Readonly<Record<string, number>> = { '0 0': 0, '0 1': 8, '0 3': 9, '0 4': 0 }
/** The one lit block covers columns and rows 1 and 2; every other turns its light side towards it. */
const LIT = { from: 1, size: 2 }

const isUnderLit = (column: number, row: number) =>
  [column, row].every((place) => place >= LIT.from && place < LIT.from + LIT.size)

const turnTo = (column: number, row: number) => {
  const centre = LIT.from + LIT.size / 2
  const [across, down] = [centre - (column + 0.5), centre - (row + 0.5)]
  if (across >= 0) return down > 0 ? 1 : 0
  return down > 0 ? 2 : 3
}

const cells = () => {
  const random = randoms('fam3')
  const pick = <T,>(list: readonly T[], fallback: T) => list[Math.floor(random() * list.length)] ?? fallback
  return Array.from({ length: SIDE * SIDE }, (_, index) => ({ column: index % SIDE, row: Math.floor(index / SIDE) }))
    .filter(({ column, row }) => !isUnderLit(column, row))
    .map(({ column, row }) => ({
      column,
      row,
      light: pick<readonly Dye[]>(LIGHTS, ['petal']),
      dark: pick<readonly Dye[]>(DARKS, ['indigo']),
      sewn: OPEN[`${column} ${row}`],
    }))
}
const CELLS = cells()

export const HeroQuilt = ({ className }: { className?: string }) => (
  <svg viewBox={`0 0 ${4 * CELL} 828`} preserveAspectRatio="xMinYMin slice" aria-hidden="true" className={className}>
    {CELLS.map(({ column, row, light, dark, sewn }) => (
      <g key={`${column} ${row}`} transform={`translate(${column * CELL} ${row * CELL})`}>
        {sewn === 0 ? (
          <rect
            x="5"
            y="5"
            width={CELL - 10}
            height={CELL - 10}
            fill="none"
            stroke="var(--line-strong)"
            strokeWidth="1.5"
            strokeDasharray="7 7"
          />
        ) : (
          <BlockShapes
            seed={`q${column}-${row}`}
            size={CELL}
            rounds={3}
            centre={1.8}
            seam={2}
            turn={turnTo(column, row)}
            light={light}
            dark={dark}
            {...(sewn !== undefined && { sewn })}
          />
        )}
      </g>
    ))}
    <g transform={`translate(${LIT.from * CELL} ${LIT.from * CELL})`}>
      <BlockShapes
        seed="lit3"
        size={LIT.size * CELL}
        rounds={5}
        centre={2.4}
        seam={2.6}
        lit
        light={['petal', 'weld', 'clay', 'muslin', 'woad']}
        dark={['indigo', 'plum', 'fir', 'slate', 'night']}
      />
    </g>
  </svg>
)
