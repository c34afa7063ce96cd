import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import type { Box, Row } from './layout/shape.ts'
import { chartStrings as strings } from './strings.ts'
import type { Seen } from './useViewport.ts'

type BandsProps = {
  rows: readonly Row[]
  boxes: readonly Box[]
  people: ReadonlyMap<string, ChartPerson>
  seen: Seen
}

/** Generations as alternating bands, with the years in which their people were born. */
export function Bands({ rows, boxes, people, seen }: BandsProps) {
  const years = new Map<number, { from: number; to: number }>()
  for (const { id, generation } of boxes) {
    const year = people.get(id)?.bornIn ?? null
    if (year === null) continue
    const known = years.get(generation)
    years.set(generation, { from: Math.min(year, known?.from ?? year), to: Math.max(year, known?.to ?? year) })
  }
  // The words stand at the left edge of what is in sight, which is a quarter of what is drawn.
  const left = seen.left + (seen.right - seen.left) / 4
  return (
    <g aria-hidden="true">
      {rows.map(({ generation, top, bottom }) => {
        const span = years.get(generation)
        return (
          <g key={generation}>
            {generation % 2 !== 0 && (
              <rect x={seen.left} y={top} width={seen.right - seen.left} height={bottom - top} data-band />
            )}
            {span && (
              <text x={left + 10 / seen.scale} y={top + 20 / seen.scale} fontSize={15 / seen.scale} data-band-years>
                {strings.years(span.from, span.to)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
