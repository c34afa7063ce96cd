/** What a chart draws, in its own units: one is a pixel at 100 %. */
export type Point = readonly [x: number, y: number]
/** How much a box says: all, name and years, or initials. */
export type Size = 'card' | 'name' | 'initials'
/** A part of a ring, by its radii and its angles in radians, clockwise from the top. */
export type Arc = { readonly from: number; readonly to: number; readonly inner: number; readonly outer: number }

export type Box = {
  /** The person's id; a stub's has its place in the chart behind it. */
  readonly key: string
  readonly id: string
  /** A second place of someone whose box stands elsewhere. */
  readonly isStub: boolean
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly size: Size
  /** The root's is 0, older ones are below. */
  readonly generation: number
  readonly arc?: Arc
}
export type Line = { readonly key: string; readonly points: readonly Point[] }
/** Where two partners meet. */
export type Joint = { readonly key: string; readonly x: number; readonly y: number }
export type Row = { readonly generation: number; readonly top: number; readonly bottom: number }
/** People beyond a box who are not drawn yet. */
export type More = { readonly id: string; readonly x: number; readonly y: number }

export type Layout = {
  readonly boxes: readonly Box[]
  readonly lines: readonly Line[]
  readonly joints: readonly Joint[]
  readonly rows: readonly Row[]
  readonly more: readonly More[]
  readonly frame: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

export const SIZES: Readonly<Record<Size, { readonly width: number; readonly height: number }>> = {
  card: { width: 186, height: 76 },
  name: { width: 144, height: 54 },
  initials: { width: 44, height: 44 },
}

const EDGE = 48
const reach = (box: Box): readonly [number, number] =>
  box.arc ? [box.arc.outer, box.arc.outer] : [box.width / 2, box.height / 2]

/** The layout with the frame that holds all of it. */
export const framed = (parts: Omit<Layout, 'frame'>): Layout => {
  const frame = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const box of parts.boxes) {
    const [across, down] = reach(box)
    const [x, y] = box.arc ? [0, 0] : [box.x, box.y]
    frame.left = Math.min(frame.left, x - across)
    frame.right = Math.max(frame.right, x + across)
    frame.top = Math.min(frame.top, y - down)
    frame.bottom = Math.max(frame.bottom, y + down)
  }
  return {
    ...parts,
    frame: {
      left: frame.left - EDGE,
      top: frame.top - EDGE,
      right: frame.right + EDGE,
      bottom: frame.bottom + EDGE,
    },
  }
}
