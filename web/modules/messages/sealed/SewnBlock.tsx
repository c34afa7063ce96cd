import { css } from '@emotion/react'
import { hearthBlock } from '../../../ui/block.ts'
import { BlockShapes } from '../../../ui/HearthBlock.tsx'
import { MOST_STRIPS, roundsOf } from '../sewn.ts'

const SIZE = 360
const STITCHES = 8
const STEP_MS = 40
const moving = '@media (prefers-reduced-motion: no-preference)'

const strip = css`
  transform-box: fill-box;
  transform-origin: 0 0;
  ${moving} {
    animation: strip-sewn 500ms var(--ease-out) both;
    &[data-is-across] {
      animation-name: strip-sewn-across;
    }
  }
  @keyframes strip-sewn {
    from {
      transform: scaleY(0);
    }
  }
  @keyframes strip-sewn-across {
    from {
      transform: scaleX(0);
    }
  }
`
const stitch = css`
  stroke: var(--thread);
  stroke-width: 3;
  stroke-linecap: round;
  ${moving} {
    animation: stitch-made 80ms linear both;
  }
  @keyframes stitch-made {
    from {
      opacity: 0;
    }
  }
`

type SewnBlockProps = {
  seed: string
  /** How many strips there are; the last of them is sewn before one’s eyes. */
  sewn: number
  className?: string
}

/** One's block with its newest strip, which grows from the seam and is stitched along, in 900 ms. */
export const SewnBlock = ({ seed, sewn, className }: SewnBlockProps) => {
  const plan = { seed, size: SIZE, rounds: roundsOf(sewn), centre: 2, seam: 2.4 }
  const last = Math.min(sewn, MOST_STRIPS) - 1
  const newest = hearthBlock(plan).strips[last]
  if (!newest) return null
  const { x, y, width, height, dye, weave } = newest
  const isAcross = width > height
  const [length, middle] = isAcross ? [width, y + height / 2] : [height, x + width / 2]
  const pitch = length / STITCHES
  const stitches = Array.from({ length: STITCHES }, (_, n) => {
    const from = (isAcross ? x : y) + pitch * (n + 0.25)
    const to = from + pitch / 2
    return isAcross ? `M${from} ${middle}H${to}` : `M${middle} ${from}V${to}`
  })
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={className} aria-hidden>
      <BlockShapes {...plan} sewn={last} lit />
      <g css={strip} data-is-across={isAcross || undefined}>
        <rect {...{ x, y, width, height }} fill={`var(--dye-${dye})`} stroke="var(--seam)" strokeWidth={plan.seam} />
        {weave && <rect {...{ x, y, width, height }} fill={`url(#weave-${weave})`} />}
      </g>
      {stitches.map((d, n) => (
        <path key={d} d={d} css={stitch} style={{ animationDelay: `${500 + n * STEP_MS}ms` }} />
      ))}
    </svg>
  )
}
