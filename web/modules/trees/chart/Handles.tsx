import type { Kin } from '../../../../backend/modules/records/contract.ts'
import type { Box, Layout } from './layout/shape.ts'
import { chartStrings as strings } from './strings.ts'

const PLUS = 'M-7 0h14M0-7v14'
const SIDES: readonly (readonly [Kin, number, number])[] = [
  ['parent', 0, -1],
  ['partner', 1, 0],
  ['child', 0, 1],
  ['sibling', -1, 0],
]

type HandlesProps = {
  layout: Layout
  chosen: Box | undefined
  onMore: (id: string) => void
  onAdd: ((kin: Kin) => void) | undefined
}

const pressed = (act: () => void) => (event: React.MouseEvent) => {
  event.stopPropagation()
  act()
}

/**
 * What is pressed on the chart besides people: + at each open place of the chosen one, and what opens the next generation.
 * All of it is in the panel and in the toolbar too, for keys and for screen readers.
 */
export const Handles = ({ layout: { more }, chosen, onMore, onAdd }: HandlesProps) => (
  <g aria-hidden="true">
    {more.map(({ id, x, y }) => (
      <g key={id} data-press="more" transform={`translate(${x} ${y})`} onClick={pressed(() => onMore(id))}>
        <title>{strings.moreHere}</title>
        <circle r={22} />
        <path d="M-8 0h.1M0 0h.1M8 0h.1" />
      </g>
    ))}
    {chosen &&
      onAdd &&
      !chosen.arc &&
      !chosen.isStub &&
      SIDES.map(([kin, across, down]) => (
        <g
          key={kin}
          data-press={kin}
          transform={`translate(${chosen.x + across * (chosen.width / 2)} ${chosen.y + down * (chosen.height / 2)})`}
          onClick={pressed(() => onAdd(kin))}
        >
          <title>{strings.addKin[kin]}</title>
          <circle r={15} />
          <path d={PLUS} />
        </g>
      ))}
  </g>
)
