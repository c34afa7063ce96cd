import type { Box } from './layout/shape.ts'

const [WIDTH, HEIGHT] = [326, 86]

type CaptionProps = { box: Box; caption: string; title: string; photoId: string | null }

/** What is being said, below whoever says it, with their picture beside it. */
export const CaptionMark = ({ box, caption, title, photoId }: CaptionProps) => (
  <foreignObject
    x={box.x - box.width / 2}
    y={box.y + box.height / 2 + 14}
    width={WIDTH}
    height={HEIGHT}
    aria-hidden="true"
    data-caption
  >
    <div>
      {photoId !== null && <img src={`/api/items/${photoId}/thumb`} alt="" />}
      <p dir="auto">
        {caption !== '' && <q>{caption}</q>}
        <small>{title}</small>
      </p>
    </div>
  </foreignObject>
)
