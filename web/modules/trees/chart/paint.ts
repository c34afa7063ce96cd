import type { ZoomTransform } from 'd3-zoom'
import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import type { Box, Layout } from './layout/shape.ts'
import { levelOf, SMALLEST } from './marks.ts'
import { initials, nameOf, cut } from './people.ts'
import { dyeOf, type ColorsBy } from './tints.ts'

type Painted = {
  readonly layout: Layout
  readonly people: ReadonlyMap<string, ChartPerson>
  readonly colorsBy: ColorsBy
}

const sightOf = ({ k, x, y }: ZoomTransform, width: number, height: number) => ({
  left: -x / k,
  right: (width - x) / k,
  top: -y / k,
  bottom: (height - y) / k,
})

/** Paints what is in sight of a chart with more boxes than a page should hold: one path for all threads, one for all boxes. */
export const paint = (element: HTMLCanvasElement, at: ZoomTransform, { layout, people, colorsBy }: Painted): void => {
  const context = element.getContext('2d')
  if (!context) return
  const density = window.devicePixelRatio
  const { clientWidth: width, clientHeight: height } = element
  if (element.width !== Math.round(width * density)) element.width = Math.round(width * density)
  if (element.height !== Math.round(height * density)) element.height = Math.round(height * density)
  const style = getComputedStyle(element)
  const color = (role: string) => style.getPropertyValue(`--${role}`).trim()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, element.width, element.height)
  context.setTransform(at.k * density, 0, 0, at.k * density, at.x * density, at.y * density)
  const sight = sightOf(at, width, height)

  context.strokeStyle = color('thread')
  context.lineWidth = Math.min(3, 1.5 / at.k)
  context.beginPath()
  for (const { points } of layout.lines) {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) continue
    if (Math.max(first[1], last[1]) < sight.top || Math.min(first[1], last[1]) > sight.bottom) continue
    if (Math.max(first[0], last[0]) < sight.left || Math.min(first[0], last[0]) > sight.right) continue
    context.moveTo(first[0], first[1])
    for (const [x, y] of points.slice(1)) context.lineTo(x, y)
  }
  context.stroke()

  const shown = layout.boxes.filter(
    ({ x, y, width: w, height: h }) =>
      x + w / 2 >= sight.left && x - w / 2 <= sight.right && y + h / 2 >= sight.top && y - h / 2 <= sight.bottom,
  )
  if (shown.some(({ arc }) => arc)) return sectors(context, shown, { people, colorsBy }, color)
  const level = levelOf(shown[0] ?? { width: 0, size: 'card' }, at.k)
  context.fillStyle = color(level === 'dot' ? 'line-strong' : 'surface')
  context.strokeStyle = color('line-strong')
  context.lineWidth = 1.5 / at.k
  context.beginPath()
  for (const { x, y, width: w, height: h } of shown) context.rect(x - w / 2, y - h / 2, w, h)
  context.fill()
  if (level === 'dot') return undefined
  context.stroke()
  const size = Math.max(16, SMALLEST / at.k)
  context.font = `600 ${size}px ${style.getPropertyValue('--font-ui')}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = color('ink')
  for (const { id, x, y, width: w } of shown) {
    const person = people.get(id)
    if (person) context.fillText(level === 'initials' ? initials(person) : cut(nameOf(person), w - 16, size), x, y)
  }
  return undefined
}

const sectors = (
  context: CanvasRenderingContext2D,
  boxes: readonly Box[],
  { people, colorsBy }: Pick<Painted, 'people' | 'colorsBy'>,
  color: (role: string) => string,
): void => {
  context.strokeStyle = color('line-strong')
  for (const box of boxes) {
    const person = people.get(box.id)
    if (!person) continue
    context.fillStyle = color(box.arc ? `dye-${dyeOf(box, person, colorsBy)}` : 'surface')
    context.beginPath()
    if (box.arc) {
      const { from, to, inner, outer } = box.arc
      context.arc(0, 0, outer, from - Math.PI / 2, to - Math.PI / 2)
      context.arc(0, 0, inner, to - Math.PI / 2, from - Math.PI / 2, true)
      context.closePath()
    } else context.rect(box.x - box.width / 2, box.y - box.height / 2, box.width, box.height)
    context.fill()
    context.stroke()
  }
}
