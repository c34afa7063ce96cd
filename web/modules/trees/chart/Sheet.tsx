import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import type { Layout } from './layout/shape.ts'
import { levelOf, threadOf } from './marks.ts'
import { nameOf } from './people.ts'
import { PersonMark } from './PersonMark.tsx'
import { dyeOf, type ColorsBy } from './tints.ts'

export type Pictured = {
  layout: Layout
  people: ReadonlyMap<string, ChartPerson>
  colorsBy: ColorsBy
  title: string
}
/** Beyond as many, a picture has no faces: it would be too large to open. */
const MOST_WITH_FACES = 600
type SheetProps = Pictured & { viewBox?: string; style?: string }

/** A chart as one picture, or a part of it: what is masked on the screen is masked here, since it is drawn from the same. */
export function Sheet({ layout, people, colorsBy, title, viewBox, style }: SheetProps) {
  const { left, top, right, bottom } = layout.frame
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox ?? `${left} ${top} ${right - left} ${bottom - top}`}>
      <title>{title}</title>
      {style !== undefined && <style>{style}</style>}
      {layout.lines.map(({ key, points }) => (
        <path key={key} d={threadOf(points)} data-thread />
      ))}
      {layout.joints.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={8} data-joint />
      ))}
      {layout.boxes.map((box) => {
        const person = people.get(box.id)
        if (!person) return null
        const level = layout.boxes.length > MOST_WITH_FACES && !box.arc ? 'name' : levelOf(box, 1)
        return (
          <PersonMark
            key={box.key}
            id={`print-${box.key.replaceAll(' ', '-')}`}
            box={box}
            // A picture stands alone: photos stay with the family's memories, which ask who looks.
            person={{ ...person, photoId: null }}
            level={level}
            scale={1}
            label={nameOf(person)}
            isChosen={false}
            dye={dyeOf(box, person, colorsBy)}
            playing={undefined}
          />
        )
      })}
    </svg>
  )
}
