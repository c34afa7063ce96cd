import { select } from 'd3-selection'
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from 'd3-zoom'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Layout, Point } from './layout/shape.ts'

/** The part of a chart that is drawn, in its own units, and how many pixels one of these is. */
export type Seen = {
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** How near and how far a chart is seen. */
const [FARTHEST, NEAREST] = [0.005, 2.5]
/** What is drawn around the window, of its size: moving within it draws nothing anew. */
const MARGIN = 0.5
/** A change of scale by which boxes may say more or less. */
const NEWS = 1.12
const STEP = 1.4

type Viewport = {
  readonly seen: Seen | undefined
  readonly transform: RefObject<ZoomTransform>
  readonly zoomBy: (times: number) => void
  readonly fit: (frame: Layout['frame'], most?: number) => void
  readonly center: (at: Point, scale?: number) => void
  /** Where a place of the window is in the chart. */
  readonly at: (x: number, y: number) => Point
}

/** Wheel, pinch, drag and double tap on a frame; `onMove` is told of every step, `seen` changes only where more is to be drawn. */
export const useViewport = (
  frame: RefObject<HTMLDivElement | null>,
  onMove: (transform: ZoomTransform) => void,
): Viewport => {
  const transform = useRef<ZoomTransform>(zoomIdentity)
  const behavior = useRef<ZoomBehavior<HTMLDivElement, unknown>>(undefined)
  const [seen, setSeen] = useState<Seen>()
  const told = useRef(onMove)
  useEffect(() => {
    told.current = onMove
  })
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const drawn: { seen?: Seen } = {}
    const look = () => {
      const { k, x, y } = transform.current
      const { clientWidth: width, clientHeight: height } = element
      const now = { scale: k, left: -x / k, top: -y / k, right: (width - x) / k, bottom: (height - y) / k }
      const last = drawn.seen
      const isNews =
        !last ||
        Math.max(k / last.scale, last.scale / k) > NEWS ||
        now.left < last.left ||
        now.right > last.right ||
        now.top < last.top ||
        now.bottom > last.bottom
      if (!isNews) return
      const [across, down] = [(now.right - now.left) * MARGIN, (now.bottom - now.top) * MARGIN]
      drawn.seen = {
        scale: k,
        left: now.left - across,
        right: now.right + across,
        top: now.top - down,
        bottom: now.bottom + down,
      }
      setSeen(drawn.seen)
    }
    const made = zoom<HTMLDivElement, unknown>()
      .scaleExtent([FARTHEST, NEAREST])
      .on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => {
        transform.current = event.transform
        told.current(event.transform)
        look()
      })
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) made.duration(0)
    behavior.current = made
    const target = select<HTMLDivElement, unknown>(element)
    target.call(made)
    const resized = new ResizeObserver(look)
    resized.observe(element)
    return () => {
      resized.disconnect()
      target.on('.zoom', null)
    }
  }, [frame])
  const set = (next: ZoomTransform) => {
    const element = frame.current
    if (element) behavior.current?.transform(select<HTMLDivElement, unknown>(element), next)
  }
  const size = () => [frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0] as const
  const center = ([x, y]: Point, scale = transform.current.k) => {
    const [width, height] = size()
    set(
      zoomIdentity
        .translate(width / 2, height / 2)
        .scale(scale)
        .translate(-x, -y),
    )
  }
  return {
    seen,
    transform,
    zoomBy: (times) => {
      const element = frame.current
      if (element) behavior.current?.scaleBy(select<HTMLDivElement, unknown>(element), STEP ** times)
    },
    fit: ({ left, top, right, bottom }, most = 1) => {
      const [width, height] = size()
      const scale = Math.min(most, width / (right - left), height / (bottom - top))
      center([(left + right) / 2, (top + bottom) / 2], Math.max(FARTHEST, scale))
    },
    center,
    at: (x, y) => transform.current.invert([x, y]),
  }
}
