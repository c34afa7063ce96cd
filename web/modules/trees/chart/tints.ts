import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import type { Box } from './layout/shape.ts'

/** The dyes on which ink is read. */
const DYES = ['weld', 'clay', 'lichen', 'woad', 'petal', 'muslin'] as const
export type Dye = (typeof DYES)[number]
export type ColorsBy = 'line' | 'century' | 'story'

const CENTURY = 100
const dyeAt = (index: number): Dye => DYES[((index % DYES.length) + DYES.length) % DYES.length] ?? 'muslin'

/** The dye of a part of a fan: by the quarter in which it lies, by the century of birth, or by whether there is a voice. */
export const dyeOf = ({ arc }: Box, { bornIn, voices }: ChartPerson, by: ColorsBy): Dye => {
  if (by === 'story') return voices > 0 ? 'weld' : 'muslin'
  if (by === 'century') return bornIn === null ? 'muslin' : dyeAt(Math.floor(bornIn / CENTURY))
  if (!arc) return 'muslin'
  const quarter = Math.floor(((arc.from + arc.to) / 2 / Math.PI) * 2)
  return dyeAt(quarter + DYES.length)
}
