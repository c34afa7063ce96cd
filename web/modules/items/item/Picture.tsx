import { css } from '@emotion/react'
import { useRef, type PointerEvent } from 'react'
import { Turned } from '../../../ui/Turned.tsx'
import { moved, pinched, swiped, WHOLE, type Zoom } from './zoom.ts'

const frame = css`
  position: relative;
  width: 100%;
  overflow: hidden;
  border-radius: var(--r-patch);
  background: var(--sunk);
  user-select: none;
  touch-action: pan-y;
  &[data-large] {
    cursor: grab;
    touch-action: none;
  }
`
const shown = css`
  position: absolute;
  inset: 0;
  img {
    -webkit-user-drag: none;
  }
`

type PictureProps = {
  src: string
  alt: string
  /** Width by height, turned. */
  ratio: number
  turned: 0 | 90 | 180 | 270
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  onSwipe: (by: -1 | 1) => void
}

type Touch = { readonly id: number; readonly x: number; readonly y: number }
const apart = (one: Touch, other: Touch) => Math.hypot(one.x - other.x, one.y - other.y)

/** A picture as a whole, or a part of it: fingers make it larger and move it, or show the one beside it. */
export function Picture({ src, alt, ratio, turned, zoom, onZoom, onSwipe }: PictureProps) {
  const touches = useRef<readonly Touch[]>([])
  const began = useRef<Touch>(undefined)
  const onDown = (event: PointerEvent<HTMLDivElement>) => {
    const touch = { id: event.pointerId, x: event.clientX, y: event.clientY }
    touches.current = [...touches.current, touch].slice(-2)
    began.current = touches.current.length === 1 ? touch : undefined
    if (zoom.scale > 1) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = touches.current.find(({ id }) => id === event.pointerId)
    if (!before) return
    const now = { id: event.pointerId, x: event.clientX, y: event.clientY }
    const other = touches.current.find(({ id }) => id !== event.pointerId)
    touches.current = touches.current.map((each) => (each === before ? now : each))
    const { width, height } = event.currentTarget.getBoundingClientRect()
    if (other) onZoom(pinched(zoom, apart(now, other) / Math.max(1, apart(before, other))))
    else if (zoom.scale > 1) onZoom(moved(zoom, (now.x - before.x) / width, (now.y - before.y) / height))
  }
  const onUp = (event: PointerEvent<HTMLDivElement>) => {
    touches.current = touches.current.filter(({ id }) => id !== event.pointerId)
    const from = began.current
    began.current = undefined
    if (!from || zoom.scale > 1 || event.pointerType !== 'touch') return
    const { width } = event.currentTarget.getBoundingClientRect()
    const by = swiped((event.clientX - from.x) / width, (event.clientY - from.y) / width)
    if (by !== 0) onSwipe(by)
  }
  const onCancel = (event: PointerEvent<HTMLDivElement>) => {
    touches.current = touches.current.filter(({ id }) => id !== event.pointerId)
    began.current = undefined
  }
  return (
    <div
      css={frame}
      style={{ aspectRatio: ratio, maxHeight: '72vh' }}
      data-large={zoom.scale > 1 || undefined}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onCancel}
      onDoubleClick={() => onZoom(zoom.scale > 1 ? WHOLE : pinched(zoom, 2.5))}
    >
      <div css={shown} style={{ transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` }}>
        <Turned degrees={turned} isWhole>
          <img src={src} alt={alt} draggable={false} />
        </Turned>
      </div>
    </div>
  )
}
