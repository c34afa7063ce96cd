import { BlockShapes } from '../../ui/HearthBlock.tsx'

const SIZE = 64
const BLOCKS = Array.from({ length: 6 }, (_, index) => index)
const WIDTH = BLOCKS.length * SIZE
const AGAIN = [1, 2, 3]

/** A row of small blocks: the binding; one on a page. Six blocks, four times. */
export const Binding = () => (
  <svg
    viewBox={`0 0 ${4 * WIDTH} ${SIZE}`}
    preserveAspectRatio="xMinYMid slice"
    aria-hidden="true"
    css={{
      display: 'block',
      width: '100%',
      height: SIZE,
      overflow: 'hidden',
      contain: 'paint',
      '--seam': 'var(--night)',
      // The footer below is night itself: a strip of it would look bitten out.
      '--dye-night': 'var(--dye-slate)',
    }}
  >
    <g id="binding">
      {BLOCKS.map((index) => (
        <g key={index} transform={`translate(${index * SIZE} 0)`}>
          <BlockShapes seed={`ft${index}`} size={SIZE} rounds={2} centre={1.7} seam={1.4} turn={index % 4} />
        </g>
      ))}
    </g>
    {AGAIN.map((time) => (
      <use key={time} href="#binding" x={time * WIDTH} />
    ))}
  </svg>
)
