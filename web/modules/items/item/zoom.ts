/** How large a picture is shown, and which part of it: the shift of its middle as a part of the frame. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number }
export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const MOST = 8
const STEP = 1.6

/** No further than to the edge of the picture. */
const inside = ({ scale, x, y }: Zoom): Zoom => {
  const most = (scale - 1) / 2
  const held = (at: number) => Math.min(most, Math.max(-most, at))
  return scale <= 1 ? WHOLE : { scale, x: held(x), y: held(y) }
}
/** What is in the middle stays there. */
const scaled = ({ scale, x, y }: Zoom, to: number): Zoom => {
  const next = Math.min(MOST, Math.max(1, to))
  return inside({ scale: next, x: (x * next) / scale, y: (y * next) / scale })
}
export const larger = (zoom: Zoom): Zoom => scaled(zoom, zoom.scale * STEP)
export const smaller = (zoom: Zoom): Zoom => scaled(zoom, zoom.scale / STEP)
export const pinched = (zoom: Zoom, by: number): Zoom => scaled(zoom, zoom.scale * by)
export const moved = ({ scale, x, y }: Zoom, dx: number, dy: number): Zoom => inside({ scale, x: x + dx, y: y + dy })

/** @number how far a finger goes until it has shown the one before or after, in parts of the frame */
const FAR = 0.18
/** Whether a finger that went so far wanted another picture: -1 the one before, 1 the one after. */
export const swiped = (dx: number, dy: number): -1 | 0 | 1 => {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return 0
  return dx < 0 ? 1 : -1
}
