import { css } from '@emotion/react'
import { useMemo } from 'react'
import type { Layout, Point } from './layout/shape.ts'
import { chartStrings as strings } from './strings.ts'
import type { Seen } from './useViewport.ts'

const map = css`
  position: absolute !important;
  inset: auto 12px 12px auto !important;
  width: 180px !important;
  height: 112px !important;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--surface);
  @media (max-width: 600px) {
    display: none;
  }
`

type MapProps = { layout: Layout; seen: Seen; onGo: (at: Point) => void }

/** All of a chart, small, and where in it one is; the keys and buttons of the chart do all that it does. */
export function MiniMap({ layout: { boxes, frame }, seen, onGo }: MapProps) {
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const dots = useMemo(() => boxes.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''), [boxes])
  const dot = Math.max(width / 180, height / 112) * 2
  // What is drawn reaches as far beyond what is seen as half of that, on each side.
  const [across, down] = [(seen.right - seen.left) / 2, (seen.bottom - seen.top) / 2]
  const go = (event: React.MouseEvent<SVGSVGElement>) => {
    event.stopPropagation()
    const matrix = event.currentTarget.getScreenCTM()?.inverse()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    onGo([x, y])
  }
  return (
    <svg css={map} viewBox={`${frame.left} ${frame.top} ${width} ${height}`} aria-hidden="true" onClick={go}>
      <title>{strings.map}</title>
      <path d={dots} stroke="var(--line-strong)" strokeWidth={dot} strokeLinecap="round" />
      <rect
        x={seen.left + across / 2}
        y={seen.top + down / 2}
        width={across}
        height={down}
        fill="none"
        stroke="var(--thread)"
        strokeWidth={dot}
      />
    </svg>
  )
}
