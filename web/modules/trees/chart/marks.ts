import type { Arc, Box, Layout, Line, Point, Size } from './layout/shape.ts'
import type { Seen } from './useViewport.ts'

/** @number live boxes of a chart: with more of them in sight it is painted */
export const MOST_LIVE = 600
/** No text of ours is smaller, in pixels. */
export const SMALLEST = 15

export type Level = Size | 'dot'
const LEVELS: readonly Level[] = ['dot', 'initials', 'name', 'card']
/** The width in pixels from which on a box says this much. */
const FROM: Readonly<Record<Level, number>> = { dot: 0, initials: 26, name: 84, card: 150 }

/** How much a box says at a scale: never more than it was made for, and never in letters that are too small. */
export const levelOf = (box: Pick<Box, 'width' | 'size'>, scale: number): Level => {
  const width = box.width * scale
  const most = LEVELS.indexOf(box.size)
  return LEVELS.findLast((level, index) => index <= most && width >= FROM[level]) ?? 'dot'
}

export const isInSight = (box: Box, seen: Seen): boolean =>
  box.x + box.width / 2 >= seen.left &&
  box.x - box.width / 2 <= seen.right &&
  box.y + box.height / 2 >= seen.top &&
  box.y - box.height / 2 <= seen.bottom

export const isLineInSight = ({ points }: Line, seen: Seen): boolean => {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right >= seen.left && left <= seen.right && bottom >= seen.top && top <= seen.bottom
}

const CORNER = 8
const toward = ([x, y]: Point, [toX, toY]: Point): Point => {
  const far = Math.hypot(toX - x, toY - y)
  const part = far === 0 ? 0 : Math.min(CORNER, far / 2) / far
  return [x + (toX - x) * part, y + (toY - y) * part]
}
const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A thread with round corners, as a path of SVG. */
export const threadOf = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${said(point)}`
      return after ? `L${said(toward(point, before))}Q${said(point)} ${said(toward(point, after))}` : `L${said(point)}`
    })
    .join('')

const around = (radius: number, angle: number): Point => [Math.sin(angle) * radius, -Math.cos(angle) * radius]

/** A part of a ring, as a path of SVG; one that goes all the way round is two halves. */
export const sectorOf = ({ from, to, inner, outer }: Arc): string => {
  const end = Math.min(to, from + 2 * Math.PI - 0.0001)
  const large = end - from > Math.PI ? 1 : 0
  return (
    `M${said(around(outer, from))}A${outer} ${outer} 0 ${large} 1 ${said(around(outer, end))}` +
    `L${said(around(inner, end))}A${inner} ${inner} 0 ${large} 0 ${said(around(inner, from))}Z`
  )
}

/** The box at a point of a chart, the one on top first. */
export const boxAt = ({ boxes }: Layout, [x, y]: Point): Box | undefined =>
  boxes.findLast((box) => {
    if (!box.arc) return Math.abs(x - box.x) <= box.width / 2 && Math.abs(y - box.y) <= box.height / 2
    const { from, to, inner, outer } = box.arc
    const radius = Math.hypot(x, y)
    const turn = Math.atan2(x, -y)
    const isWithin = [turn, turn + 2 * Math.PI, turn - 2 * Math.PI].some((each) => each >= from && each <= to)
    return radius >= inner && radius <= outer && isWithin
  })
